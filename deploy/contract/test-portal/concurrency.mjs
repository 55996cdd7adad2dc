/**
 * What is made once for each name, and shared by all who ask for it.
 *
 * @template Made
 * @param {(name: string) => Promise<Made>} make
 * @returns {(name: string) => Promise<Made>}
 */
export const memoize = (make) => {
  /** @type {Map<string, Promise<Made>>} */
  const made = new Map();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
};

/**
 * Runs what it is given, `limit` at a time, in the order in which it was asked.
 *
 * @param {number} limit
 * @returns {<Result>(work: () => Promise<Result>) => Promise<Result>}
 */
export const limitConcurrency = (limit) => {
  let free = limit;
  /** @type {(() => void)[]} */
  const waiting = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((/** @type {(value: void) => void} */ resolve) => waiting.push(resolve));
    return work().finally(leave);
  };
};
