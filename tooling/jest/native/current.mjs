/** What Jest gives the test file that this process runs now: `test`, `expect`, `jest`…; null between two files. */
export const currentTestFile = { globals: null };
