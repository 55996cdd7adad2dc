import { createWriteStream } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MEGABYTE } from 'shared-contract/base/limits';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { UnreadablePackage } from './unreadable-package';

/** Limits of an unpacked package. */
const MAX_ENTRIES = 500;
/** Bytes of a file's name: disks take 255. */
const MAX_NAME_BYTES = 200;
const MAX_BYTES = 4096 * MEGABYTE;
/** Free bytes that opening a package leaves on the disk. */
const MIN_FREE_BYTES = 256 * MEGABYTE;

const NOT_A_PACKAGE = ['ce fichier n’est pas un ZIP lisible', 'Faites un ZIP des fichiers CSV.'] as const;

/** The entries of an archive: names that lead outside it make it unreadable (yauzl). */
const entriesOf = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > MAX_ENTRIES)
      throw new UnreadablePackage(null, `il a plus de ${MAX_ENTRIES} fichiers`, 'Gardez les fichiers CSV.');
  }
  return entries;
};

/** Archive entries added by desktop systems. */
const IGNORED_ENTRIES = /(^|\/)(__MACOSX\/|\.)/;

interface Wanted {
  entry: Entry;
  name: string;
}

/** The CSV files, at the root or in one folder; the rest is left aside, as in a folder. */
const wantedOf = (entries: readonly Entry[]): Wanted[] => {
  const found = entries.flatMap((entry): Wanted[] => {
    const path = entry.fileName;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return /\.csv$/i.test(name) && !IGNORED_ENTRIES.test(path) ? [{ entry, name }] : [];
  });
  if (found.some(({ name }) => Buffer.byteLength(name) > MAX_NAME_BYTES))
    throw new UnreadablePackage(
      null,
      'un de ses fichiers a un nom trop long',
      'Donnez-lui un nom plus court (etudiants.csv…).',
    );
  const folders = new Set(found.map(({ entry, name }) => entry.fileName.slice(0, -name.length)));
  if (folders.size > 1)
    throw new UnreadablePackage(
      null,
      `ses fichiers CSV sont dans ${folders.size} dossiers`,
      'Mettez-les tous dans le même dossier, ou à la racine du ZIP.',
    );
  const twice = found.find(
    ({ name }, rank) => found.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) < rank,
  );
  if (twice) throw new UnreadablePackage(twice.name, 'il est deux fois dans le ZIP', 'Gardez-en un seul.');
  if (found.length === 0)
    throw new UnreadablePackage(
      null,
      'il n’a aucun fichier CSV',
      'Le paquet doit contenir au moins un fichier CSV (etudiants.csv…).',
    );
  return found;
};

/** Refuses by what the archive says of itself; what it then gives is held to that, byte by byte. */
const checkSizes = async (wanted: readonly Wanted[], folder: string): Promise<void> => {
  const total = wanted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > MAX_BYTES)
    throw new UnreadablePackage(
      null,
      `ouvert, il aurait plus de ${MAX_BYTES / (1024 * MEGABYTE)} Go`,
      'Partagez-le en plusieurs paquets.',
    );
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - total < MIN_FREE_BYTES)
    throw new UnreadablePackage(
      null,
      'le disque du portail n’a pas la place de l’ouvrir',
      'Prévenez l’exploitation.',
    );
};

/** Counts the lines of what passes. */
const countingLines = (told: (lines: number) => void) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let lines = 0;
    for await (const chunk of chunks) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      yield chunk;
    }
    told(lines);
  };

const extract = async (zip: ZipFile, { entry, name }: Wanted, folder: string): Promise<number> => {
  if (entry.isEncrypted())
    throw new UnreadablePackage(name, 'il est chiffré', 'Faites le ZIP sans mot de passe.');
  let lines = 0;
  const stream = await zip.openReadStreamPromise(entry);
  const counting = countingLines((count) => {
    lines = count;
  });
  await pipeline(stream, counting, createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 }));
  return lines;
};

/** Translates the library's errors for broken or dishonest archives; disk errors pass unchanged. */
const explain = (error: unknown): unknown =>
  error instanceof UnreadablePackage || !(error instanceof Error) || 'syscall' in error
    ? error
    : new UnreadablePackage(null, ...NOT_A_PACKAGE);

/**
 * Extracts the CSV files of an archive into an empty folder, under their names alone; resolves to the number of their
 * lines. Throws UnreadablePackage for what is no such archive, or one that is too large once it is opened.
 */
export const unzipPackage = async (path: string, folder: string): Promise<number> => {
  try {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true });
    try {
      const wanted = wantedOf(await entriesOf(zip));
      await checkSizes(wanted, folder);
      let lines = 0;
      for (const one of wanted) lines += await extract(zip, one, folder);
      return lines;
    } finally {
      zip.close();
    }
  } catch (error) {
    throw explain(error);
  }
};
