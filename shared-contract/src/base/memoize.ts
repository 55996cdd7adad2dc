/** Cache size per memoized function; when it is full, the cache is cleared. */
const MAX_ENTRIES = 500;

/** Makes a value when it is first asked for, and keeps it: an `Intl` formatter takes milliseconds, and most pages use few. */
export const once = <Result>(make: () => Result): (() => Result) => {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
};

/** Memoizes a function by a key of its input. */
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

/** Memoizes a function by the JSON of its arguments. */
export const memoizeByJson = <Given extends unknown[], Result>(
  compute: (...input: Given) => Result,
): ((...input: Given) => Result) => {
  const cache = memoizeByKey<Given, Result>(JSON.stringify, (input) => compute(...input));
  return (...input) => cache(input);
};

/** Memoizes a function by object identity, in a WeakMap. */
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
