/** Does the works of a key one after another: each begins when the one before is over, however that ended. */
export class InTurnMap<T> {
  private readonly last = new Map<string, Promise<T>>();

  /** What `begin` resolves to, begun in its turn. */
  queue(key: string, begin: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const work = before ? before.then(begin, begin) : begin();
    this.last.set(key, work);
    return work;
  }
}
