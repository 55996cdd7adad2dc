import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header, Kinds } from '../format/kinds';

/** A file of a package that a kind describes. */
export interface PackageFile {
  kind: Kind;
  path: string;
}

const EXTENSION = /\.csv$/i;

/** Files of a folder, in the order in which their kinds are read; what is no file of a package is a fault. */
export const packageFiles = async (kinds: Kinds, folder: string, faults: Faults): Promise<PackageFile[]> => {
  const names = (await readdir(folder)).filter((name) => EXTENSION.test(name));
  const found = new Map<string, string>();
  for (const name of names) {
    const kind = name.replace(EXTENSION, '');
    const path = join(folder, name);
    const at = { file: name, line: null, column: null, value: null };
    const known = kinds.all.map((one) => `${one.name}.csv`).join(', ');
    if (!kinds.has(kind))
      faults.add({ ...at, why: 'aucun genre ne porte ce nom', how: `Noms connus\u00a0: ${known}.` });
    else if (!(await lstat(path)).isFile())
      faults.add({ ...at, why: 'ce n’est pas un fichier ordinaire', how: 'Copiez le fichier lui-même.' });
    else found.set(kind, path);
  }
  return kinds.all.flatMap((kind) => {
    const path = found.get(kind.name);
    return path === undefined ? [] : [{ kind, path }];
  });
};

/** The headers of a file in its order; null where the heading can't be used, faults told. */
export const readHeading = (
  kinds: Kinds,
  kind: Kind,
  cells: readonly string[],
  faults: Faults,
): Header[] | null => {
  const file = `${kind.name}.csv`;
  const known = new Map(kinds.headers(kind).map((header) => [header.name, header]));
  const at = { file, line: 1 };
  const names = cells.map((cell) => cell.trim());
  const headers = names.flatMap((name, place) => {
    const header = known.get(name);
    const why = header ? 'ce titre est là deux fois' : 'ce titre n’est pas connu';
    if (header && names.indexOf(name) === place) return [header];
    faults.add({
      ...at,
      column: name,
      value: name,
      why,
      how: `Titres connus\u00a0: ${[...known.keys()].join(', ')}.`,
    });
    return [];
  });
  const mayLack = new Set(kind.mayLack);
  for (const name of kind.key) {
    const header = known.get(name);
    if (names.includes(name)) continue;
    if (header && mayLack.has(name)) {
      headers.push({ ...header, isAbsent: true });
      continue;
    }
    faults.add({
      ...at,
      column: name,
      value: null,
      why: 'ce titre manque',
      how: 'Il reconnaît les lignes\u00a0: ajoutez-le.',
    });
  }
  return faults.count(file) > 0 ? null : headers;
};
