import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root } from '../../build/paths.mjs';

const PACKAGES = [...REMOTES, 'shell'];

/** Catalogues: the files of texts that build sentences from numbers, in a folder of texts or named so. */
const catalogues = PACKAGES.flatMap((name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])texts(\/[^/]+)?\.ts$/.test(file))
    .map((file) => join(name, 'src', file)),
);

/** @param {unknown} value @returns {Function[]} */
const functionsIn = (value) => {
  if (typeof value === 'function') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(functionsIn) : [];
};

/** What a sentence says of so many; a function that takes no number says nothing. */
const said = (/** @type {Function} */ make, /** @type {number} */ count) => {
  try {
    return JSON.stringify(make(count, count) ?? '');
  } catch {
    return '';
  }
};

/** « 0 places », « 1 unités »: a plural word right after nought or one; some words always end so. */
const WRONG = /(?<![\d,.])[01][ \u00a0\u202f](?!(?:ans|ms|avis|fois|sous|depuis)\b)\p{Ll}+s\b/u;

describe('sentences with a count', () => {
  it.each(catalogues)('of %s take the singular for nought and one', async (file) => {
    const makers = functionsIn(await import(join(root, file)));
    const sentences = makers.flatMap((make) => [said(make, 0), said(make, 1)]);
    expect(sentences.filter((sentence) => WRONG.test(sentence))).toEqual([]);
  });

  it('are found where they are wrong', () => {
    expect(catalogues.length).toBeGreaterThan(60);
    expect(PACKAGES.filter((name) => !catalogues.some((file) => file.startsWith(`${name}/`)))).toEqual([]);
    expect(WRONG.test('Total, 0\u00a0exemplaires')).toBe(true);
    expect(WRONG.test('1 unités')).toBe(true);
    expect(WRONG.test('10\u00a0places, 0\u00a0place')).toBe(false);
  });
});
