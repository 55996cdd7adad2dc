import { createRequire } from 'node:module';

/** @type {(...owners: string[]) => NodeJS.Require} */
const requireOf = (...owners) =>
  owners.reduce((from, owner) => createRequire(from.resolve(owner)), createRequire(import.meta.url));

/** @type {{default: new (options: object) => {sort(tests: TestFile[]): TestFile[]}}} */
const { default: Sequencer } = requireOf('jest', '@jest/core', 'jest-config')('@jest/test-sequencer');

/** Files that run commands and browsers for minutes: begun last, they would keep one process while the others idle. */
const LONGEST = [/new-remote\.test\.mjs$/, /contract\.test\.mjs$/, /matrix\.test\.ts$/];

/** @typedef {{path: string}} TestFile */

/** @param {TestFile} file */
const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? LONGEST.length : rank;
};

/** Jest's order, by how long each file took last time, which a clean clone doesn't know; the longest are named. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {TestFile[]} tests
   */
  sort(tests) {
    return super.sort(tests).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
