import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/paths.mjs';

const FOLDER = 'docs/securite/asvs';
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

const lines = readdirSync(join(root, FOLDER)).flatMap((file) =>
  rowsOf(textOf(join(FOLDER, file)))
    .filter(([id = '']) => /^\d/.test(id))
    .map(([id = '', , , state = '', where = '', held = '']) => ({ id, state, where, held })),
);

/** Paths of the repository that a cell names; an address of the portal is none. */
const pathsIn = (/** @type {string} */ cell) =>
  [...cell.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[A-Za-z][^\s…*]*\/[^…*]+$|^[A-Z]+\.md$|^package\.json$/.test(name));

/** Pages that a cell leads to, as they stand from the chapters. */
const linksIn = (/** @type {string} */ cell) =>
  [...cell.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => join(FOLDER, target));

describe('the table of ASVS 5.0.0', () => {
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
});
