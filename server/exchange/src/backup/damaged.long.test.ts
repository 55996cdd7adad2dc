import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { findTables } from 'server-kernel/db/transfer/tables';
import { databaseSchema } from 'server-kernel/db/upgrade/apply-migrations';
import { FolderStore } from 'server-kernel/files/store/folder-store';
import { openTestDatabase } from 'server-testing/database';
import { openTestPortal } from 'server-testing/portal';
import { type ArchivedSchool, END, FORMAT, rowsEntry, SCHOOL, START } from './archive';
import { writeArchive } from './archive-writer';
import { backUp } from './back-up';
import { BackupError } from './backup-error';
import { restore } from './restore';
import { verifyBackup } from './verify-backup';

const AT = new Date('2026-11-23T10:00:00Z');

const directory = mkdtempSync(join(tmpdir(), 'portail-abimee-'));
const files = new FolderStore(join(directory, 'files'));

let identity: string;
let recipient: string;
let bytes: Buffer;
let school: ArchivedSchool;

/** A school without a row, whose schema is put back with the rest. */
const empty = { name: 'nue', version: '1', schema: { migrate: false }, fill: async () => {} };

beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  const portal = await openTestPortal();
  const { path } = await backUp({ db: portal.db, files }, directory, [recipient], AT);
  bytes = readFileSync(path);
  school = await portal.db.maintenance(async (client) => ({
    schema: (await databaseSchema(client)) ?? '',
    tables: await findTables(client),
  }));
  await portal.close();
}, 300_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let written = 0;

const fileOf = (content: Buffer): string => {
  written += 1;
  const path = join(directory, `${written}.age`);
  writeFileSync(path, content);
  return path;
};

const cutAt = (share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

/** With one bit of one byte changed. */
const changedAt = (share: number): Buffer => {
  const changed = Buffer.from(bytes);
  const at = Math.floor((bytes.length - 1) * share);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
};

/** Puts an archive back into an empty engine, of which nothing may stay; rejects as the restore does. */
const putBack = async (path: string): Promise<void> => {
  const db = await openTestDatabase(empty);
  try {
    const done = await restore({ db, files }, path, [identity]).catch((error: unknown) => error);
    const { rows } = await db.pool.query(`select to_regclass('public.comptes') as there`);
    const left = rows[0].there === null ? 0 : (await db.pool.query('select 1 from comptes')).rowCount;
    expect(left).toBe(0);
    if (done instanceof Error) throw done;
  } finally {
    await db.close();
  }
};

describe('a backup is refused in words, and nothing of it stays,', () => {
  test.each([0, 0.00002, 0.0001, 0.2, 0.55, 0.8, 0.95])(
    'cut at %d of its length',
    async (share) => {
      const refused = putBack(fileOf(cutAt(share)));
      await expect(refused).rejects.toThrow('Cette sauvegarde est coupée ou abîmée.');
      await expect(refused).rejects.toBeInstanceOf(BackupError);
    },
    120_000,
  );

  test('without its last byte', async () => {
    await expect(putBack(fileOf(bytes.subarray(0, -1)))).rejects.toThrow(BackupError);
  }, 120_000);

  test.each([0, 0.00005, 0.001, 0.3, 0.6, 0.9, 1])(
    'with a byte changed at %d of its length',
    async (share) => {
      await expect(putBack(fileOf(changedAt(share)))).rejects.toThrow(BackupError);
    },
    120_000,
  );
});

describe('a trial', () => {
  test.each([
    ['cut', () => cutAt(0.8)],
    ['changed', () => changedAt(0.6)],
  ])(
    'of a backup that is %s ends with the same words',
    async (_, damaged) => {
      await expect(verifyBackup(fileOf(damaged()), [identity])).rejects.toThrow(
        'Cette sauvegarde est coupée ou abîmée.',
      );
    },
    120_000,
  );
});

describe('an archive that closes as it should', () => {
  /** One table's rows; `isWhole` says that they are all. */
  const archiveOf = async (table: string, rows: string, isWhole: boolean): Promise<string> => {
    const path = join(directory, `${table}-${isWhole}.age`);
    await writeArchive(path, [recipient], async (add) => {
      await add(START, JSON.stringify({ format: FORMAT, version: '1', at: AT.toISOString() }));
      await add(SCHOOL, JSON.stringify(school));
      await add(rowsEntry(table, 0), rows);
      if (isWhole) await add(END, JSON.stringify({ tables: {}, files: 0 }));
    });
    return path;
  };

  test.each([
    ['that stops in the middle of a table', 'contenus', '', false, 'il lui manque sa fin'],
    [
      'whose rows the table does not take',
      'comptes',
      'ceci n’est pas une ligne\n',
      true,
      'invalid input syntax',
    ],
    [
      'whose rows do not say all that was kept',
      'contenus',
      '',
      true,
      'n’est pas celle qui a été sauvegardée',
    ],
    ['with a table that nobody knows', 'inconnue', '', true, 'une table inconnue'],
  ])(
    '%s is refused',
    async (_, table, rows, isWhole, words) => {
      await expect(putBack(await archiveOf(table, rows, isWhole))).rejects.toThrow(words);
    },
    120_000,
  );
});
