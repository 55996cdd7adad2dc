/** What is kept of one piece of work; past it, all is forgotten and begins anew. */
const MOST_KEPT = 500;

/** The same work done once for all that has the same key; `most` for what is large. */
export const keptByKey = <Given, Result>(
  keyOf: (given: Given) => number | string,
  work: (given: Given) => Result,
  most = MOST_KEPT,
): ((given: Given) => Result) => {
  const kept = new Map<number | string, { result: Result }>();
  return (given) => {
    const key = keyOf(given);
    const known = kept.get(key);
    if (known) return known.result;
    if (kept.size >= most) kept.clear();
    const result = work(given);
    kept.set(key, { result });
    return result;
  };
};

/** The same work done once for each plain value that it is given, which JSON tells apart. */
export const keptByText = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const kept = keptByKey<Given, Result>(JSON.stringify, (given) => work(...given));
  return (...given) => kept(given);
};

/** The same work done once for each object that it is given, as long as that lives. */
export const keptByObject = <Given extends object, Result>(
  work: (given: Given) => Result,
): ((given: Given) => Result) => {
  const kept = new WeakMap<Given, { result: Result }>();
  return (given) => {
    const known = kept.get(given);
    if (known) return known.result;
    const result = work(given);
    kept.set(given, { result });
    return result;
  };
};
