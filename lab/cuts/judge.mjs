/** @typedef {import('./people.mjs').Act} Act */

/** @type {(act: Act) => boolean} */
const isDone = ({ status }) => status >= 200 && status < 300;
/** @type {(act: Act) => boolean} */
const isTold = ({ status }) => status === 429 || status === 503;

/** @type {(ms: number) => number} */
const seconds = (ms) => Number((ms / 1000).toFixed(1));

/** The longest that nothing was confirmed to anybody within a time, milliseconds. @type {(acts: readonly Act[], from: number, to: number) => number} */
const longestSilence = (acts, from, to) => {
  const ends = acts.filter(isDone).map(({ at, ms }) => at + ms);
  const marks = [from, ...ends.filter((end) => end > from && end < to).sort((a, b) => a - b), to];
  return Math.max(...marks.slice(1).map((mark, rank) => mark - (marks[rank] ?? from)));
};

/** As `3 × 502`; nothing = none. @type {(acts: readonly Act[]) => string} */
const codesOf = (acts) =>
  [...new Set(acts.map(({ status }) => status))]
    .sort()
    .map((code) => `${acts.filter(({ status }) => status === code).length} × ${code}`)
    .join(', ');

/**
 * What people saw of a cut: what was asked from its beginning to its end, and when all was as before.
 *
 * @param {readonly Act[]} acts
 * @param {{ from: number, to: number, until: number }} times of the cut, and of the end of what was watched
 */
export const sightOf = (acts, { from, to, until }) => {
  const during = acts.filter(({ at, ms }) => at + ms > from && at < to);
  const bad = acts.filter((act) => act.at >= from && !isDone(act));
  const last = Math.max(to, ...bad.map(({ at, ms }) => at + ms));
  return {
    done: during.filter(isDone).length,
    told: during.filter(isTold).length,
    /** Other answers, by their codes. */
    failed: codesOf(during.filter((act) => !isDone(act) && !isTold(act) && act.status !== 0)),
    silent: during.filter(({ status }) => status === 0).length,
    longest: seconds(Math.max(0, ...during.map(({ ms }) => ms))),
    /** Seconds without any write confirmed to anybody. */
    stopped: seconds(
      longestSilence(
        acts.filter(({ kind }) => kind === 'ecriture'),
        from,
        Math.min(to, until),
      ),
    ),
    /** Seconds from the mending to the end of the last act that failed. */
    back: seconds(last - to),
  };
};
