/** What is kept of one piece of work; past it, all is forgotten and begins anew. */
const MAX_ENTRIES = 500;

/** The same work done once for all that has the same key; `most` for what is large. */
export const memoizeByKey = <Given, Result>(
  keyOf: (input: Given) => number | string,
  compute: (input: Given) => Result,
  maxEntries = MAX_ENTRIES,
): ((input: Given) => Result) => {
  const cache = new Map<number | string, { result: Result }>();
  return (input) => {
    const key = keyOf(input);
    const cached = cache.get(key);
    if (cached) return cached.result;
    if (cache.size >= maxEntries) cache.clear();
    const result = compute(input);
    cache.set(key, { result });
    return result;
  };
};

/** The same work done once for each plain value that it is given, which JSON tells apart. */
export const memoizeByJson = <Given extends unknown[], Result>(
  compute: (...input: Given) => Result,
): ((...input: Given) => Result) => {
  const cache = memoizeByKey<Given, Result>(JSON.stringify, (input) => compute(...input));
  return (...input) => cache(input);
};

/** The same work done once for each object that it is given, as long as that lives. */
export const memoizeByObject = <Given extends object, Result>(
  compute: (input: Given) => Result,
): ((input: Given) => Result) => {
  const cache = new WeakMap<Given, { result: Result }>();
  return (input) => {
    const cached = cache.get(input);
    if (cached) return cached.result;
    const result = compute(input);
    cache.set(input, { result });
    return result;
  };
};
