import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { Database } from 'server-kernel/db/client';
import { findTables, type Table } from 'server-kernel/db/transfer/tables';
import { databaseSchema } from 'server-kernel/db/upgrade/apply-migrations';
import type { FileStore } from 'server-kernel/files/store/file-store';
import { portalVersion } from 'server-kernel/portal-version';
import { type ArchiveEnd, END, FORMAT, fileEntry, rowsEntry, SCHOOL, START } from './archive';
import { type AddEntry, writeArchive } from './archive-writer';
import { BackupError } from './backup-error';
import { createDigest, rowsOf } from './rows';
import { findFiles } from './school.queries';

/** Size of a piece of rows, bytes, at least. */
const CHUNK_BYTES = 1 << 20;

/** Attempts of a snapshot when a file disappears meanwhile. */
const MAX_ATTEMPTS = 5;

interface Sources {
  db: Database;
  files: Pick<FileStore, 'open'>;
}

/** Adds the missing files of `wanted`; resolves to whether all were found. */
const addFiles = async (files: Sources['files'], wanted: Set<string>, added: Set<string>, add: AddEntry) => {
  let isWhole = true;
  for (const empreinte of wanted) {
    if (added.has(empreinte)) continue;
    const content = await files.open(empreinte);
    if (content) {
      await add(fileEntry(empreinte), await buffer(content));
      added.add(empreinte);
    } else isWhole = false;
  }
  return isWhole;
};

const addTable = async (client: pg.Client, table: Table, add: AddEntry) => {
  const digest = createDigest();
  let waiting: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const send = async () => {
    await add(rowsEntry(table.name, piece), Buffer.concat(waiting));
    piece += 1;
    waiting = [];
    size = 0;
  };
  for await (const part of rowsOf(client, table)) {
    digest.take(part);
    waiting.push(part);
    size += part.length;
    if (size >= CHUNK_BYTES) await send();
  }
  if (size > 0) await send();
  return digest.end();
};

/**
 * One instant of the school, whose files are all in the archive: they come first, those that came meanwhile after, and
 * where one of these went away again, another instant is taken.
 */
const beginSnapshot = async (client: pg.Client, addMissing: (wanted: Set<string>) => Promise<boolean>) => {
  for (let tried = 0; tried < MAX_ATTEMPTS; tried += 1) {
    await client.query('begin isolation level repeatable read, read only');
    if (await addMissing(await findFiles(client))) return;
    await client.query('rollback');
  }
  throw new BackupError(
    'Des fichiers que la base nomme ne sont pas dans FILES_DIR ou FILES_BUCKET\u00a0: la sauvegarde serait incomplète.',
  );
};

const addSchool = async (client: pg.Client, { files }: Sources, add: AddEntry): Promise<ArchiveEnd> => {
  const added = new Set<string>();
  const addMissing = (wanted: Set<string>) => addFiles(files, wanted, added, add);
  await addMissing(await findFiles(client));
  await beginSnapshot(client, addMissing);
  const tables = await findTables(client);
  await add(SCHOOL, JSON.stringify({ schema: await databaseSchema(client), tables }));
  const digests: ArchiveEnd['tables'] = {};
  for (const table of tables) digests[table.name] = await addTable(client, table, add);
  await client.query('commit');
  return { tables: digests, files: added.size };
};

/** Keeps the whole school in one encrypted file of `folder`, while it works; resolves to its path and what is in it. */
export const backUp = async (
  sources: Sources,
  folder: string,
  recipients: string[],
  at: Date,
): Promise<{ path: string; kept: ArchiveEnd }> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `portail-${at.toISOString().replaceAll(':', '-')}.tar.gz.age`);
  let kept: ArchiveEnd = { tables: {}, files: 0 };
  await writeArchive(path, recipients, async (add) => {
    await add(START, JSON.stringify({ format: FORMAT, version: portalVersion(), at: at.toISOString() }));
    kept = await sources.db.maintenance((client) => addSchool(client, sources, add));
    await add(END, JSON.stringify(kept));
  });
  return { path, kept };
};
