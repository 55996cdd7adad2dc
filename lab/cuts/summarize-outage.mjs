/** @typedef {import('./users.mjs').Act} Act */

/** @type {(act: Act) => boolean} */
const isDone = ({ status }) => status >= 200 && status < 300;
/** @type {(act: Act) => boolean} */
const isRejectedForLoad = ({ status }) => status === 429 || status === 503;

/** @type {(ms: number) => number} */
const seconds = (ms) => Number((ms / 1000).toFixed(1));

/**
 * Longest time without any confirmed write, milliseconds.
 *
 * @type {(acts: readonly Act[], from: number, to: number) => number}
 */
const longestSilence = (acts, from, to) => {
  const ends = acts.filter(isDone).map(({ at, ms }) => at + ms);
  const marks = [from, ...ends.filter((end) => end > from && end < to).sort((a, b) => a - b), to];
  return Math.max(...marks.slice(1).map((mark, rank) => mark - (marks[rank] ?? from)));
};

/**
 * Status codes with counts: `3 × 502`.
 *
 * @type {(acts: readonly Act[]) => string}
 */
const codesOf = (acts) =>
  [...new Set(acts.map(({ status }) => status))]
    .sort()
    .map((code) => `${acts.filter(({ status }) => status === code).length} × ${code}`)
    .join(', ');

/**
 * Summary of a network partition as users saw it: requests during it, and the time to recovery.
 *
 * @param {readonly Act[]} acts
 * @param {{ from: number, to: number, until: number }} times of the cut, and of the end of what was watched
 */
export const summarizeOutage = (acts, { from, to, until }) => {
  const during = acts.filter(({ at, ms }) => at + ms > from && at < to);
  const bad = acts.filter((act) => act.at >= from && !isDone(act));
  const last = Math.max(to, ...bad.map(({ at, ms }) => at + ms));
  return {
    done: during.filter(isDone).length,
    told: during.filter(isRejectedForLoad).length,
    /** Other answers, by their codes. */
    failed: codesOf(during.filter((act) => !isDone(act) && !isRejectedForLoad(act) && act.status !== 0)),
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
