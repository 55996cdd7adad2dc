/** What is kept of one piece of work; past it, all is forgotten and begins anew. */
const MOST_KEPT = 500;

/** The same work done once for all that has the same key. */
export const keptByKey = <Given, Result>(
  keyOf: (given: Given) => number | string,
  work: (given: Given) => Result,
): ((given: Given) => Result) => {
  const kept = new Map<number | string, { result: Result }>();
  return (given) => {
    const key = keyOf(given);
    const known = kept.get(key);
    if (known) return known.result;
    if (kept.size >= MOST_KEPT) kept.clear();
    const result = work(given);
    kept.set(key, { result });
    return result;
  };
};
