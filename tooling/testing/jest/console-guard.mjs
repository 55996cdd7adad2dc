import { format } from 'node:util';

const LEVELS = /** @type {const} */ (['error', 'warn']);

/**
 * What code under test may not do unnoticed: complain on the console. A missing key, an update outside `act`, HTML
 * wrongly nested, a call that nobody answers are said there and nowhere else.
 *
 * @typedef {object} ConsoleGuard
 * @property {() => void} watch from now on complaints are kept instead of printed, whoever replaced the console since
 * @property {() => void} judge throws what was kept, once
 */

/**
 * A test that expects a complaint takes it with `jest.spyOn(console, 'error').mockImplementation(…)`, which lasts until
 * the next `watch`.
 *
 * @param {Pick<Console, 'error' | 'warn'>} console
 * @returns {ConsoleGuard}
 */
export const guardConsole = (console) => {
  /** @type {string[]} */
  let kept = [];
  return {
    watch: () => {
      for (const level of LEVELS) {
        console[level] = (...said) => void kept.push(`console.${level}: ${format(...said)}`);
      }
    },
    judge: () => {
      const complaints = kept;
      kept = [];
      if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
    },
  };
};
