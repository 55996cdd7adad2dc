/** Seconds from now within which who is told to come back does. */
const SOONEST = 2;
const LATEST = 60;

/** As many come back in a second as are let in, and as many again: some will not come. */
const OVERBOOKED = 2;
const FEWEST = 4;

/**
 * When each of those who find the portal full comes back: no more at a time than it lets in, or telling them over and over
 * would take what it needs to serve the others.
 */
export class Appointments {
  readonly #booked = new Map<number, number>();

  constructor(private readonly lot: () => number = Math.random) {}

  /**
   * Seconds until the next free one.
   *
   * @param second on a clock that only goes forward
   * @param arrivalsPerSecond how many are let in
   */
  next(second: number, arrivalsPerSecond: number): number {
    for (const past of this.#booked.keys()) {
      if (past > second) break;
      this.#booked.delete(past);
    }
    const most = Math.max(FEWEST, Math.ceil(arrivalsPerSecond * OVERBOOKED));
    for (let wait = SOONEST; wait < LATEST; wait += 1) {
      const booked = this.#booked.get(second + wait) ?? 0;
      if (booked >= most) continue;
      this.#booked.set(second + wait, booked + 1);
      return wait;
    }
    return Math.round(LATEST * (1 + this.lot()) * 0.5);
  }
}
