import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `new-remote` writes for every domain alike, and nobody wants to keep: where it is, the words by which it is
 * found there, what to put in its place.
 */
export const GENERATED = [
  { file: 'portal.json', words: '"Ouvrir ce service."', change: 'le texte de la tuile : ce qu’on y trouve' },
  {
    file: 'portal.json',
    words: '"icon": "compass"',
    change: 'l’icône de la tuile (shared-ui/src/icon/paths.ts)',
  },
  { file: 'portal.json', words: '"order": 900', change: 'le rang de la tuile parmi les autres' },
  { file: 'src/texts.ts', words: 'Ce service vient d’être créé.', change: 'les phrases de l’écran' },
  {
    file: 'src/home/home.page.tsx',
    words: 'texts.example',
    change: 'l’écran, qui n’est qu’un exemple, et son test',
  },
  { file: 'README.md', words: 'in one or two sentences', change: 'ce que le domaine couvre' },
];

/**
 * What of a domain is still as `new-remote` wrote it, a line each in French; none in a domain that is nobody's example any
 * more.
 *
 * @param {string} folder
 */
export const stillGenerated = (folder) =>
  GENERATED.filter(({ file, words }) => {
    const path = join(folder, file);
    return existsSync(path) && readFileSync(path, 'utf8').includes(words);
  }).map(({ file, change }) => `${file} : ${change}`);

/**
 * The same as a paragraph; empty when nothing is left.
 *
 * @param {string} folder
 */
export const toChange = (folder) => {
  const lines = stillGenerated(folder);
  return lines.length === 0
    ? ''
    : ['À changer, encore tel que « new-remote » l’a écrit :', ...lines].join('\n  ');
};
