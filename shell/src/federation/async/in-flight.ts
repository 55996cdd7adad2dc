/** Deduplicates in-flight promises by key: a concurrent call with the same key gets the same promise. */
export class InFlightMap<T> {
  private readonly running = new Map<string, Promise<T>>();

  /** The promise in flight for this key, or a new one from `begin`. */
  join(key: string, begin: () => Promise<T>): Promise<T> {
    const known = this.running.get(key);
    if (known) return known;
    const work = begin().finally(() => this.running.delete(key));
    this.running.set(key, work);
    return work;
  }
}
