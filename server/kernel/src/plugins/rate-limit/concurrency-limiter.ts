import pLimit, { type LimitFunction } from 'p-limit';

/** Calls of one caller in hand at once, and how many more may wait for their turn. */
export interface ConcurrencyRule {
  max: number;
  waiting: number;
}

/** Longest wait for a turn, milliseconds. */
const TURN_TIMEOUT = 10_000;

interface Turns {
  run: LimitFunction;
  /** Calls in hand and waiting. */
  calls: number;
}

/** Gives the calls of each key their turns, first come first served; another key's calls do not count. */
export class ConcurrencyLimiter {
  readonly #turns = new Map<string, Turns>();

  constructor(private readonly timeout = TURN_TIMEOUT) {}

  /** Resolves, once it is this call's turn, to what ends it; to null where too many wait, or it waited too long. */
  async take(key: string, { max, waiting }: ConcurrencyRule): Promise<(() => void) | null> {
    const turns = this.#turns.get(key) ?? { run: pLimit(max), calls: 0 };
    if (turns.calls >= max + waiting) return null;
    turns.calls += 1;
    this.#turns.set(key, turns);
    return new Promise((resolve) => {
      let isGivenUp = false;
      const timer = setTimeout(() => {
        isGivenUp = true;
        resolve(null);
      }, this.timeout);
      const turn = () => {
        clearTimeout(timer);
        return isGivenUp ? undefined : new Promise<void>((end) => resolve(end));
      };
      void turns.run(turn).then(() => this.#end(key, turns));
    });
  }

  #end(key: string, turns: Turns): void {
    turns.calls -= 1;
    if (turns.calls === 0) this.#turns.delete(key);
  }
}
