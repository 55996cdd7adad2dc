import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ANY, openedBy } from '../../tooling/suite/opened.mjs';
import { root } from '../run.mjs';

/** @typedef {import('../../tooling/suite/parts-step.mjs').Counts} Counts */
/** @typedef {import('../../tooling/suite/parts-step.mjs').PartCounts} PartCounts */
/** @typedef {(file: string) => Promise<number>} Runner writes its report to the file; resolves to its exit code */

/** @typedef {{status: string, annotations: {type: string, description?: string}[]}} PlaywrightTest */
/** @typedef {{specs?: {tests: PlaywrightTest[]}[], suites?: PlaywrightSuite[]}} PlaywrightSuite */
/** @typedef {{stats: {expected: number, unexpected: number, flaky: number},
 *   suites: (PlaywrightSuite & {file: string})[]}} PlaywrightReport */

/** @typedef {{name: string, status: string, assertionResults: {status: string}[]}} JestFile */
/** @typedef {{numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number,
 *   testResults: JestFile[]}} JestReport */

const folder = join(root, '.cache');

/**
 * An absent report is a runner that died: one failure.
 *
 * @template Report
 * @param {string} file
 * @returns {Report | null}
 */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Runs a runner that writes a JSON report.
 *
 * @template Report
 * @param {string} name
 * @param {Runner} run
 * @returns {Promise<{code: number, report: Report | null}>}
 */
const withReport = async (name, run) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(file);
  return { code, report: read(file) };
};

/**
 * A runner that ends badly without a failed test has failed too.
 *
 * @type {(code: number, counts: Counts) => Counts}
 */
const judged = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

const NONE = { passed: 0, failed: 1 };

/** @type {(suite: PlaywrightSuite) => PlaywrightTest[]} */
const testsUnder = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsUnder),
];

/** @type {(tests: PlaywrightTest[]) => Counts} */
const playwrightCountsOf = (tests) => {
  const passed = tests.filter(({ status }) => status === 'expected').length;
  return {
    passed,
    failed: tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').length,
  };
};

/**
 * How many of Playwright's tests passed, in all and in each file, by its path from the tests' folder, and what the tests
 * of each file opened; a flaky one has failed.
 *
 * @type {(name: string, run: Runner) => Promise<PartCounts & {openedBy: (file: string) => string[]}>}
 */
export const playwrightCounts = async (name, run) => {
  /** @type {{code: number, report: PlaywrightReport | null}} */
  const { code, report } = await withReport(name, run);
  if (!report) return { total: NONE, ofPart: () => NONE, openedBy: () => [ANY] };
  const { expected, unexpected, flaky } = report.stats;
  /** @param {string} part */
  const testsOf = (part) => report.suites.filter(({ file }) => file === part).flatMap(testsUnder);
  return {
    total: judged(code, { passed: expected, failed: unexpected + flaky }),
    ofPart: (file) => playwrightCountsOf(testsOf(file)),
    openedBy: (file) => openedBy(testsOf(file)),
  };
};

/** @type {(files: JestFile[]) => Counts} */
const countIn = (files) => ({
  passed: files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length,
  failed: files.filter(({ status }) => status !== 'passed').length,
});

/**
 * How many of Jest's tests passed, in all and in each project, by its folder; a file that failed counts in its project,
 * which is the innermost around it.
 *
 * @type {(name: string, projects: string[], run: Runner) => Promise<PartCounts>}
 */
export const jestCounts = async (name, projects, run) => {
  /** @type {{code: number, report: JestReport | null}} */
  const { code, report } = await withReport(name, run);
  if (!report) return { total: NONE, ofPart: () => NONE };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const innermost = [...projects].sort((a, b) => b.length - a.length);
  /** @param {JestFile} file */
  const projectOf = (file) => innermost.find((each) => file.name.startsWith(join(root, each, '/')));
  return {
    total: judged(code, { passed: report.numPassedTests, failed }),
    ofPart: (project) => countIn(report.testResults.filter((file) => projectOf(file) === project)),
  };
};
