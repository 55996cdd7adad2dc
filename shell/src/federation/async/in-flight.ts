/** Work that is under way, by its key: who asks for the same joins it. */
export class InFlightMap<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** The work that runs under this key, begun now where none does. */
  join(key: string, begin: () => Promise<T>): Promise<T> {
    const known = this.running.get(key);
    if (known) return known;
    const work = begin().finally(() => this.running.delete(key));
    this.running.set(key, work);
    return work;
  }
}
