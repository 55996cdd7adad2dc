/** What is kept of one piece of work; past it, all is forgotten and begins anew. */
const MOST_KEPT = 500;

/**
 * In place of Chakra's memory, which spells each style out before it looks it up: what is asked by one plain value is
 * kept by it, and all else is worked out. Whole styles are kept by the kit (`shared-ui/src/theme/kept.ts`).
 *
 * @template Result
 * @param {(...given: unknown[]) => Result} work
 */
export const memo = (work) => {
  /** @type {Map<unknown, Result>} */
  const kept = new Map();
  return (/** @type {unknown[]} */ ...given) => {
    const [only] = given;
    if (given.length !== 1 || typeof only === 'object') return work(...given);
    if (!kept.has(only)) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(only, work(only));
    }
    return kept.get(only);
  };
};
