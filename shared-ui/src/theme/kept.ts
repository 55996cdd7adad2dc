import { keptByKey } from 'shared-contract/base/kept';

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
