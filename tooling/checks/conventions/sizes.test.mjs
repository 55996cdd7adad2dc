import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';
import { functionsIn, linesOf } from './sizes.mjs';

const MAX_FILE = 250;
const MAX_FUNCTION = 60;

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  // What was removed is listed until it is committed.
  .filter((path) => path !== '' && existsSync(join(root, path)));

const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** A function takes `lines` lines. @param {number} lines */
const body = (lines) => `() => {\n${'  //\n'.repeat(lines - 2)}}`;
const JSX = `export const Part = () => (\n  <p>\n${'    a\n'.repeat(58)}  </p>\n);\n`;

describe('the size', () => {
  it(`of a file is at most ${MAX_FILE} lines`, () => {
    expect(sources.length).toBeGreaterThan(2500);
    expect(sources.filter((path) => linesOf(textOf(path)) > MAX_FILE)).toEqual([]);
  });

  it(`of a function is at most ${MAX_FUNCTION} lines, tests aside`, () => {
    const long = sources
      .filter((path) => !/\.(test|spec)\.\w+$/.test(path) && linesOf(textOf(path)) > MAX_FUNCTION)
      .flatMap((path) =>
        functionsIn(textOf(path))
          .filter(({ lines }) => lines > MAX_FUNCTION)
          .map(({ line, lines }) => `${path}:${line} (${lines})`),
      );
    expect(long).toEqual([]);
  });

  it.each([
    ['a comment', '/*\n\n*/\n', 3],
    ['blank lines', 'a;\n\n\nb;\n', 4],
    ['a last line without its end', 'a;\nb;', 2],
  ])('of a file counts %s', (_, source, lines) => {
    expect(linesOf(source)).toBe(lines);
  });

  it.each([
    ['comments', `export const run = ${body(61)};\n`, 61],
    ['JSX', JSX, 62],
    ['parameters', `const add = (\n  a: number,\n  b: number,\n) => a + b;\n`, 4],
    ['a method', `class A {\n  run() {\n  }\n}\n`, 2],
  ])('of a function counts %s', (_, source, lines) => {
    expect(functionsIn(source)).toEqual([expect.objectContaining({ lines })]);
  });

  it('has nothing to say of a signature', () => {
    expect(functionsIn('interface A {\n  run(\n  ): void;\n}\n')).toEqual([]);
  });
});
