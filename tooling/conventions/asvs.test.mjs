import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../webpack/paths.mjs';
import { ASVS_LEVELS } from './asvs-ids.mjs';

const FOLDER = 'docs/securite/asvs';
const INDEX = 'docs/securite/asvs.md';
const STATES = ['tenu', 'partiel', 'délégué', 'non', 'sans objet'];

const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** Rows of the tables of a page, without their heads. */
const rowsOf = (/** @type {string} */ text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

const chapters = readdirSync(join(root, FOLDER)).sort();

const lines = chapters.flatMap((file) =>
  rowsOf(textOf(join(FOLDER, file)))
    .filter(([id = '']) => /^\d/.test(id))
    .map(([id = '', level = '', , state = '', where = '', held = '']) => ({
      file,
      id,
      level,
      state,
      where,
      held,
    })),
);

/** Paths of the repository that a cell names; an address of the portal is none. */
const pathsIn = (/** @type {string} */ cell) =>
  [...cell.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[A-Za-z][^\s…*]*\/[^…*]+$|^[A-Z]+\.md$|^package\.json$/.test(name));

/** Pages that a cell leads to, as they stand from the chapters. */
const linksIn = (/** @type {string} */ cell) =>
  [...cell.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => join(FOLDER, target));

/** Lines in a state, of one chapter or of all. @param {string} state @param {string} [file] */
const count = (state, file) =>
  lines.filter((line) => line.state === state && (file === undefined || line.file === file)).length;

describe('the table of ASVS 5.0.0', () => {
  it('has one line for each requirement of the levels 1 and 2, at its level', () => {
    expect(lines.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(
      [...ASVS_LEVELS].map(([id, level]) => `${id} ${level}`).sort(),
    );
    expect(ASVS_LEVELS.size).toBe(253);
  });

  it('says one of its states of each, and what holds what is held', () => {
    expect(lines.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(lines.filter(({ state, held }) => state === 'tenu' && pathsIn(held).length === 0)).toEqual([]);
    expect(lines.filter(({ where }) => where === '')).toEqual([]);
  });

  it('names nothing that is not there', () => {
    const named = lines.flatMap(({ id, where, held }) =>
      [...pathsIn(where), ...pathsIn(held), ...linksIn(where)].map((path) => ({ id, path })),
    );
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('is counted as it is', () => {
    const heads = rowsOf(textOf(INDEX)).filter(([, total = '']) => /^\d+$/.test(total));
    const shown = (/** @type {number} */ number) => (number === 0 ? '–' : String(number));
    const expected = chapters.map((file) => [
      String(lines.filter((line) => line.file === file).length),
      ...STATES.map((state) => shown(count(state, file))),
    ]);
    const whole = [String(lines.length), ...STATES.map((state) => shown(count(state)))];
    expect(heads.map(([, ...numbers]) => numbers)).toEqual([...expected, whole]);
    expect(heads.slice(0, -1).map(([name = '']) => linksIn(name)[0]?.split('/').at(-1))).toEqual(chapters);
  });
});
