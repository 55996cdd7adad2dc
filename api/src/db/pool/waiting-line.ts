interface Waiting {
  go(): void;
  timer: NodeJS.Timeout;
}

/** Those who wait for a place, called in the order in which they came. */
export class WaitingLine {
  readonly #waiting = new Set<Waiting>();
  readonly #longest: number;

  /** @param longest milliseconds after which who still waits is refused, in the pool's own words */
  constructor(longest: number) {
    this.#longest = longest;
  }

  get length(): number {
    return this.#waiting.size;
  }

  wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(one);
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#longest);
      const one = { go: resolve, timer };
      this.#waiting.add(one);
    });
  }

  callNext(): void {
    const [first] = this.#waiting;
    if (!first) return;
    this.#waiting.delete(first);
    clearTimeout(first.timer);
    first.go();
  }
}
