import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { openBucketServer } from 'release-store/testing';
import { type FileStore, sha256 } from 'server-kernel/files/store/file-store';
import { FolderStore } from 'server-kernel/files/store/folder-store';
import { openFileStore } from 'server-kernel/files/store/open-store';
import { openTestDatabase } from 'server-testing/database';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { backUp } from './back-up';
import { restore } from './restore';

const AT = new Date('2026-11-23T10:00:00Z');
const PDF = Buffer.from('%PDF-1.7 une pièce déposée');

const directory = mkdtempSync(join(tmpdir(), 'portail-sauvegarde-'));
const files = new FolderStore(join(directory, 'files'));

let identity: string;
let recipient: string;
let portal: TestPortal;
let path: string;

/** A school without a row, whose schema is put back with the rest. */
const empty = { name: 'nue', version: '1', schema: { migrate: false }, fill: async () => {} };

beforeAll(async () => {
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  portal = await openTestPortal();
  const empreinte = await files.put(PDF);
  await portal.db.pool.query(
    `update documents set empreinte = $1 where document_id = (select min(document_id) from documents)`,
    [empreinte],
  );
  ({ path } = await backUp({ db: portal.db, files }, join(directory, 'sauvegardes'), [recipient], AT));
}, 300_000);
afterAll(async () => {
  await portal?.close();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

const newFolder = () => new FolderStore(mkdtempSync(join(directory, 'restaure-')));

/** Puts the archive at `from` back into an engine and a store of their own. */
const putBack = async (from: string, key: string, store: FileStore = newFolder()) => {
  const db = await openTestDatabase(empty);
  try {
    return { db, store, kept: await restore({ db, files: store }, from, [key]) };
  } catch (error) {
    await db.close();
    throw error;
  }
};

describe('a backup', () => {
  test('gives back every row and every file, in an empty engine', async () => {
    const { db, store, kept } = await putBack(path, identity);
    try {
      expect(Object.keys(kept.tables).length).toBeGreaterThan(50);
      expect(kept.files).toBe(1);
      const content = await store.open(sha256(PDF));
      expect(content && (await buffer(content))).toEqual(PDF);
      // The next number of every kind goes on where it was.
      const next = await db.pool.query(
        `select nextval(pg_get_serial_sequence('documents', 'document_id')) > max(document_id) as free from documents`,
      );
      expect(next.rows).toEqual([{ free: true }]);
    } finally {
      await db.close();
    }
  }, 300_000);

  test('moves a school from a folder into a bucket, of which backups are made as well', async () => {
    const bucket = await openBucketServer();
    Object.assign(process.env, bucket.env);
    const store = openFileStore({ filesDir: join(directory, 'attente'), filesBucket: bucket.address });
    const { db } = await putBack(path, identity, store);
    try {
      expect([...bucket.objects.values()].map(({ body }) => body)).toEqual([PDF]);
      const again = join(directory, 'du-seau');
      expect((await backUp({ db, files: store }, again, [recipient], AT)).kept.files).toBe(1);
      bucket.objects.clear();
      const made = backUp({ db, files: store }, again, [recipient], AT);
      await expect(made).rejects.toThrow('FILES_BUCKET');
    } finally {
      await db.close();
      await bucket.close();
    }
  }, 300_000);

  test('is closed with the operator’s key: neither another key nor anybody without one opens it', async () => {
    const other = await generateIdentity();
    await expect(putBack(path, other)).rejects.toThrow('Cette clé n’ouvre pas cette sauvegarde.');
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('comptes')).toBe(false);
  }, 120_000);

  test('is never written over a school that is there', async () => {
    await expect(restore({ db: portal.db, files }, path, [identity])).rejects.toThrow(
      'La base n’est pas vide',
    );
  }, 60_000);

  test('without a file that the base names is not made', async () => {
    const none = new FolderStore(join(directory, 'vide'));
    const made = backUp({ db: portal.db, files: none }, join(directory, 'incomplet'), [recipient], AT);
    await expect(made).rejects.toThrow('ne sont pas dans FILES_DIR');
  }, 60_000);
});
