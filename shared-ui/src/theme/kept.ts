/** What is kept of one piece of work; past it, all is forgotten and begins anew. */
const MOST_KEPT = 500;

/** The same work done once for each plain value that it is given, which JSON tells apart. */
export const keptByText = <Given extends unknown[], Result>(
  work: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const kept = new Map<string, { result: Result }>();
  return (...given) => {
    const text = JSON.stringify(given);
    const known = kept.get(text);
    if (known) return known.result;
    if (kept.size >= MOST_KEPT) kept.clear();
    const result = work(...given);
    kept.set(text, { result });
    return result;
  };
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
