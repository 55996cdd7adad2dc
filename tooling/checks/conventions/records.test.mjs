import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/paths.mjs';

const FOLDER = 'docs/decisions';
/** More pages than this are no longer read: a subject joins the nearest one. */
const MOST_PAGES = 35;

const pages = readdirSync(join(root, FOLDER)).filter((name) => name !== 'README.md');
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

/** Pages that a text leads to by a Markdown link, from the folder that it stands in. */
const linked = (/** @type {string} */ file, /** @type {string} */ text) =>
  [...text.matchAll(/\]\(([^):#]+\.md)(?:#[^)]*)?\)/g)].map(([, target = '']) => join(dirname(file), target));

/** Records that a text names by their path from the root, as comments do; a number is the name of none. */
const named = (/** @type {string} */ text) =>
  [...text.matchAll(/\bdocs\/decisions\/[\w-]+(?:\.md)?/g)].map(([path]) => path);

/** Files of the repository that mention a record. */
const mentions = execFileSync('git', ['grep', '-lI', '--untracked', 'decisions/', '--', '.', `:!${FOLDER}`], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('records.test.mjs'));

const absent = (/** @type {string[]} */ paths) => paths.filter((path) => !existsSync(join(root, path)));

describe('the records', () => {
  it('are pages by subject, each in the index once', () => {
    const index = linked(`${FOLDER}/README.md`, textOf(`${FOLDER}/README.md`));
    expect(index.toSorted()).toEqual(pages.map((name) => join(FOLDER, name)).toSorted());
    expect(pages.length).toBeLessThanOrEqual(MOST_PAGES);
  });

  it('say what holds and what was refused', () => {
    const lacking = pages.filter((name) => {
      const text = textOf(join(FOLDER, name));
      return !['## What holds', '## Refused'].every((part) => text.includes(`\n${part}\n`));
    });
    expect(lacking).toEqual([]);
  });

  it('lead to pages that exist, and so does who mentions them', () => {
    const records = pages.map((name) => join(FOLDER, name));
    expect(records.flatMap((file) => absent(linked(file, textOf(file))))).toEqual([]);
    expect(mentions.length).toBeGreaterThan(50);
    const lost = mentions.flatMap((file) => {
      const text = textOf(file);
      const links = linked(file, text).filter((path) => path.startsWith(FOLDER));
      return absent([...links, ...named(text)]).map((path) => `${file}: ${path}`);
    });
    expect(lost).toEqual([]);
  });

  it('are missed where they are not there', () => {
    expect(absent(linked('docs/x.md', '[0017](decisions/0017-when-a-version-fails.md)'))).toHaveLength(1);
    expect(absent(named('why: docs/decisions/0017'))).toHaveLength(1);
  });
});
