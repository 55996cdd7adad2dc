import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number}} JestReport
 * @typedef {{stats: {expected: number, unexpected: number, flaky: number}}} PlaywrightReport
 */

const folder = join(root, '.cache', 'tests');

/**
 * What a runner counted in the JSON report that it writes. One that ended badly without a failed test has failed, and so has
 * one that wrote no report.
 *
 * @template Report
 * @param {string} name of the report
 * @param {(file: string) => Promise<number>} run resolves to the runner's exit code
 * @param {(report: Report) => Counts} count
 * @returns {Promise<Counts>}
 */
const counted = async (name, run, count) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(file);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')));
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** @type {(name: string, run: (file: string) => Promise<number>) => Promise<Counts>} */
export const countJest = (name, run) =>
  counted(name, run, (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

/** A flaky test has failed. @type {(name: string, run: (file: string) => Promise<number>) => Promise<Counts>} */
export const countPlaywright = (name, run) =>
  counted(name, run, (/** @type {PlaywrightReport} */ { stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
