/** @typedef {{name: string, needs?: string[], cores: number}} Scheduled */

/**
 * Runs steps side by side within `cores`, each once what it needs is over; one that asks for more than there is runs
 * alone. Resolves to the results, in the order of `steps`. A step whose need failed is not run: `missing` tells its
 * result, from the names of what failed.
 *
 * @template {Scheduled} Step
 * @template Result
 * @param {Step[]} steps in the order in which they are to be taken up
 * @param {{cores: number, run: (step: Step, isAlone: boolean) => Promise<Result>, isFailure: (result: Result) => boolean,
 *   missing: (step: Step, needs: string[]) => Result}} how
 * @returns {Promise<Result[]>}
 */
export async function runSideBySide(steps, { cores, run, isFailure, missing }) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @param {Step} step */
  const costOf = (step) => Math.min(step.cores, cores);
  const names = new Set(steps.map(({ name }) => name));
  /** @param {Step} step */
  const needsOf = ({ needs = [] }) => needs.filter((name) => names.has(name));
  const free = () => cores - [...running.keys()].reduce((sum, step) => sum + costOf(step), 0);
  /** @type {(name: string) => Result[]} */
  const resultsOf = (name) => [...results].filter(([each]) => each === name).map(([, result]) => result);
  /** @param {Step} step */
  const start = (step) => {
    const failed = needsOf(step).filter((name) => resultsOf(name).some(isFailure));
    const result = failed.length > 0 ? missing(step, failed) : run(step, costOf(step) === cores);
    const ended = Promise.resolve(result).then((value) => {
      results.set(step.name, value);
      running.delete(step);
    });
    running.set(step, ended);
  };
  const waiting = [...steps];
  /** @param {Step} step */
  const isReady = (step) => needsOf(step).every((name) => results.has(name)) && costOf(step) <= free();
  while (waiting.length + running.size > 0) {
    for (let next = waiting.findIndex(isReady); next >= 0; next = waiting.findIndex(isReady))
      waiting.splice(next, 1).forEach(start);
    if (running.size === 0) throw new Error(`steps need one another: ${waiting.map(({ name }) => name)}`);
    await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => resultsOf(name));
}
