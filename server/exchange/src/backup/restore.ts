import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import pgCopyStreams from 'pg-copy-streams';
import type { Database } from 'server-kernel/db/client';
import { migrateDatabase } from 'server-kernel/db/migrate';
import { loadRows } from 'server-kernel/db/transfer/loading';
import { copyInto, type Table } from 'server-kernel/db/transfer/tables';
import { type FileStore, sha256 } from 'server-kernel/files/store/file-store';
import {
  type ArchivedSchool,
  type ArchiveEnd,
  type ArchiveStart,
  END,
  FORMAT,
  SCHOOL,
  START,
} from './archive';
import { type ArchiveEntry, readArchive } from './archive-reader';
import { BackupError } from './backup-error';
import { digestOf } from './rows';
import { isEmptySchool } from './school.queries';

interface Target {
  db: Database;
  files: Pick<FileStore, 'put'>;
}

type Entries = AsyncGenerator<ArchiveEntry>;

const next = async (entries: Entries): Promise<ArchiveEntry> => {
  const { value, done } = await entries.next();
  if (done) throw new BackupError('Cette sauvegarde est coupée\u00a0: il lui manque sa fin.');
  return value;
};

const readStart = async (entries: Entries): Promise<void> => {
  const { name, body } = await next(entries);
  const start: ArchiveStart | null = name === START ? JSON.parse(body.toString()) : null;
  if (start?.format !== FORMAT)
    throw new BackupError('Cette sauvegarde n’est pas de celles que cette version sait lire.');
};

/** Puts the files back, up to the description of the school, which follows them. */
const restoreFiles = async (entries: Entries, files: Target['files']): Promise<ArchivedSchool> => {
  for (;;) {
    const { name, body } = await next(entries);
    if (name === SCHOOL) return JSON.parse(body.toString());
    if (name !== `files/${sha256(body)}`)
      throw new BackupError(`Le fichier ${name} n’est pas celui qui a été sauvegardé.`);
    await files.put(body);
  }
};

/** Writes the rows of every table, each in one COPY; resolves to what the archive says it holds. */
const restoreRows = async (client: pg.Client, tables: Table[], entries: Entries): Promise<ArchiveEnd> => {
  let entry = await next(entries);
  const tableOf = ({ name }: ArchiveEntry): string => name.split('/')[1] ?? '';
  const piecesOf = async function* (table: string): AsyncGenerator<Buffer> {
    for (; tableOf(entry) === table; entry = await next(entries)) yield entry.body;
  };
  while (entry.name !== END) {
    const name = tableOf(entry);
    const table = tables.find((one) => one.name === name);
    if (!table) throw new BackupError(`La sauvegarde a des lignes d’une table inconnue\u00a0: ${name}.`);
    // An archive that breaks off fails the COPY too, which would wait for its next piece for ever.
    await pipeline(piecesOf(name), client.query(pgCopyStreams.from(copyInto(table))));
  }
  return JSON.parse(entry.body.toString());
};

const compare = async (client: pg.Client, tables: Table[], kept: ArchiveEnd): Promise<void> => {
  for (const table of tables) {
    const { bytes, sha256: digest } = await digestOf(client, table);
    const expected = kept.tables[table.name];
    if (bytes !== expected?.bytes || digest !== expected.sha256)
      throw new BackupError(`La table ${table.name} n’est pas celle qui a été sauvegardée.`);
  }
};

const restoreSchool = async (
  client: pg.Client,
  school: ArchivedSchool,
  entries: Entries,
): Promise<ArchiveEnd> => {
  await migrateDatabase(client, school.schema);
  await client.query('begin');
  try {
    let kept: ArchiveEnd = { tables: {}, files: 0 };
    await loadRows(client, async () => {
      kept = await restoreRows(client, school.tables, entries);
    });
    await compare(client, school.tables, kept);
    await client.query('commit');
    return kept;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/**
 * Puts a backup back into an empty engine: its files, its schema, its rows, compared with what was kept before they are
 * committed; then today's schema. Throws BackupError where the school is not empty or the archive not whole.
 */
export const restore = ({ db, files }: Target, path: string, identities: string[]): Promise<ArchiveEnd> =>
  db.maintenance(async (client) => {
    if (!(await isEmptySchool(client)))
      throw new BackupError(
        'La base n’est pas vide\u00a0: une sauvegarde ne s’écrit jamais par-dessus une école.',
      );
    const entries = readArchive(path, identities);
    try {
      await readStart(entries);
      const school = await restoreFiles(entries, files);
      const kept = await restoreSchool(client, school, entries);
      await migrateDatabase(client);
      return kept;
    } finally {
      await entries.return(undefined);
    }
  });
