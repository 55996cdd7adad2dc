import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /\.(ts|tsx|mjs)$/;
const LEFT_OUT = /(^|\/)(testing|fixtures|template|gallery)\/|\.d\.ts$|\.d\.mts$|^api\/src\/demo\/|\.tpl$/;
const IS_TEST = /\.(test|spec)\.(ts|tsx|mjs)$/;

/** @typedef {{ path: string, text: string, lines: number }} SourceFile */

/**
 * Tracked source files, and test files apart, as counted in the code review: without tests, fixtures, declarations
 * and demo data.
 *
 * @param {string} root
 * @returns {{ sources: SourceFile[], tests: SourceFile[] }}
 */
export const readCodebase = (root) => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => SOURCE.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
  const isTest = (/** @type {SourceFile} */ { path }) => IS_TEST.test(path);
  return {
    sources: files.filter((file) => !isTest(file) && !LEFT_OUT.test(file.path)),
    tests: files.filter(isTest),
  };
};
