import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, REMOTES, root, SERVER } from '../../build/paths.mjs';

const PACKAGES = ['shared-contract', 'shared-auth', 'shell', ...SERVER, ...REMOTES];

/** The one place that says a window in words (CONTRACT §7.3). */
const HOME = join('shared-contract', 'src', 'portal', 'format-window.ts');

/**
 * An end of a window given to a formatter, or one of the window's sentences written again: « Ouvert jusqu’au »,
 * « Terminée depuis le », « fermée depuis le », « Période du », « Ouverture le », « ouvrira le ».
 */
const OWN_WORDS =
  /format\w*\([^()]*(?:Fermeture|Ouverture|fermeture|ouverture)|ouverte? jusqu[’']au \$|(?:termin|ferm)ée? depuis le|période du \$|ouverture le|ouvrira le/i;

/** Comments may quote what the function says. */
const codeOf = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** @param {string} name */
const filesOf = (name) =>
  readdirSync(join(folderOf(name), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(name, 'src', file));

describe('a window', () => {
  it('is put into words in one place alone', () => {
    const files = PACKAGES.flatMap(filesOf);
    expect(files).toContain(HOME);
    const others = files.filter((file) => file !== HOME);
    expect(others.filter((file) => OWN_WORDS.test(codeOf(readFileSync(join(root, file), 'utf8'))))).toEqual(
      [],
    );
  });

  it('that is formatted elsewhere is found', () => {
    expect(OWN_WORDS.test(readFileSync(join(root, HOME), 'utf8'))).toBe(true);
    expect(OWN_WORDS.test('const until = formatInstantDay(window.Fermeture);')).toBe(true);
    expect(OWN_WORDS.test('until: (day: string) => `Ouvert jusqu’au $')).toBe(true);
    expect(OWN_WORDS.test('`Cette période est fermée depuis le `')).toBe(true);
    expect(OWN_WORDS.test('formatDay(stage.fin)')).toBe(false);
  });
});
