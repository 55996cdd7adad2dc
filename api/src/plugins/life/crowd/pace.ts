const SECOND = 1000;

/** The last second and those before it, half and half. */
const smooth = (before: number | null, measured: number): number =>
  before === null ? measured : (before + measured) / 2;

/** What a process does a second while it is full. Times are milliseconds of one clock. */
export class Pace {
  #since = 0;
  #isFull = false;
  #answers = 0;
  #arrivals = 0;
  #answersPerSecond: number | null = null;
  #arrivalsPerSecond: number | null = null;

  /** Somebody asks; `isFull`: as much is in hand as can be worked on at once. */
  ask(now: number, isFull: boolean): void {
    this.#turn(now);
    if (isFull && !this.#isFull && this.#answersPerSecond === null) this.#begin(now);
    this.#isFull ||= isFull;
  }

  /** Who came from outside was let in. */
  letIn(): void {
    this.#arrivals += 1;
  }

  answer(now: number): void {
    this.#turn(now);
    this.#answers += 1;
  }

  /** Milliseconds until so many are answered; 0 as long as nothing is known of it. */
  waitFor(inHand: number): number {
    return this.#answersPerSecond ? (inHand / this.#answersPerSecond) * SECOND : 0;
  }

  /** How many from outside a process that is full lets in, a second; 0 as long as nothing is known of it. */
  get arrivalsPerSecond(): number {
    return this.#arrivalsPerSecond ?? 0;
  }

  #turn(now: number): void {
    const seconds = (now - this.#since) / SECOND;
    if (seconds < 1) return;
    this.#answersPerSecond = this.#isFull ? smooth(this.#answersPerSecond, this.#answers / seconds) : null;
    this.#arrivalsPerSecond = this.#isFull ? smooth(this.#arrivalsPerSecond, this.#arrivals / seconds) : null;
    this.#isFull = false;
    this.#begin(now);
  }

  #begin(now: number): void {
    this.#since = now;
    this.#answers = 0;
    this.#arrivals = 0;
  }
}
