import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Findings } from '../format/faults';

const IGNORED = /^(\.|__MACOSX$)/;

/** Folders of a folder that hold CSV files themselves. */
const foldersWithCsv = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((one) => one.isDirectory() && !IGNORED.test(one.name));
  const held = await Promise.all(
    folders.map(async ({ name }) => {
      const names = await readdir(join(folder, name)).catch(() => []);
      return names.some((one) => /\.csv$/i.test(one)) ? [name] : [];
    }),
  );
  return held.flat();
};

/** CSV files one folder too deep are not read: refused where there are no others, remarked beside some. */
export const tellSubfolders = async (
  folder: string,
  hasFiles: boolean,
  { faults, remarks }: Findings,
): Promise<void> => {
  for (const name of await foldersWithCsv(folder)) {
    (hasFiles ? remarks : faults).add({
      file: `${name}/`,
      line: null,
      column: null,
      value: null,
      why: 'ce dossier a des fichiers CSV, et l’import ne lit pas les dossiers du paquet',
      how: hasFiles
        ? 'S’ils en font partie, mettez-les à côté des autres fichiers CSV.'
        : 'Donnez ce dossier-là à l’import, ou mettez ses fichiers CSV dans le dossier du paquet.',
    });
  }
};
