import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Kinds } from '../format/kinds';
import { tellSubfolders } from './subfolders';

/** A file of a package that a kind describes. */
export interface PackageFile {
  kind: Kind;
  path: string;
}

const EXTENSION = /\.csv$/i;
/** Workbooks that people leave where a CSV belongs. */
const WORKBOOK = /\.(xls[xmb]?|ods|numbers)$/i;
/** What a spreadsheet writes beside a workbook as long as it is open. */
const LOCK = /^(~\$|\.)/;

/** A name without what a browser, a system or a hand changed of it: `Contacts (1)`, `RÉSULTATS`, `resultats - copie`. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\(\d+\)$|[\s_-]+cop(ie|y)$/, '')
    .replace(/[\s_]+/g, '-');

const howToName = (kinds: Kinds, kind: string): string => {
  const near = kinds.all.find((one) => one.name === plainName(kind));
  if (near) return `Nommez-le ${near.name}.csv.`;
  return `Noms connus\u00a0: ${kinds.all.map((one) => `${one.name}.csv`).join(', ')}.`;
};

/** Files of a folder, in the order in which their kinds are read; what is no file of a package is a fault. */
export const packageFiles = async (
  kinds: Kinds,
  folder: string,
  findings: Findings,
): Promise<PackageFile[]> => {
  const { faults } = findings;
  const found = new Map<string, string>();
  for (const name of await readdir(folder)) {
    const kind = name.replace(EXTENSION, '');
    const path = join(folder, name);
    const at = { file: name, line: null, column: null, value: null };
    if (WORKBOOK.test(name) && !LOCK.test(name))
      faults.add({
        ...at,
        why: 'c’est un classeur, que l’import ne lit pas',
        how: 'Enregistrez chacune de ses feuilles en CSV (Fichier, Enregistrer sous).',
      });
    if (!EXTENSION.test(name)) continue;
    if (!kinds.has(kind))
      faults.add({ ...at, why: 'aucune liste ne porte ce nom', how: howToName(kinds, kind) });
    else if (!(await lstat(path)).isFile())
      faults.add({ ...at, why: 'ce n’est pas un fichier ordinaire', how: 'Copiez le fichier lui-même.' });
    else found.set(kind, path);
  }
  await tellSubfolders(folder, found.size > 0, findings);
  return kinds.all.flatMap((kind) => {
    const path = found.get(kind.name);
    return path === undefined ? [] : [{ kind, path }];
  });
};
