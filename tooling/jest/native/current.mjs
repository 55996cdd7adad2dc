/** @typedef {Record<string, object>} TestGlobals `test`, `expect`, `jest`… */

/**
 * What Jest gives the test file that this process runs now; null between two files.
 *
 * @type {{globals: TestGlobals | null}}
 */
export const currentTestFile = { globals: null };
