import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { documents } from 'server-schema/records/documents';
import { openTestDatabase } from 'server-testing/database';
import type { Database } from '../db/client';
import { holdBytes, removeUnused } from './kept-bytes';
import { type FileStore, sha256 } from './store/file-store';
import { openFileStore } from './store/open-store';

const TRIES = Number(process.env['TRIES'] ?? 2_000);
/** Deposits and removals under way at once. */
const AT_ONCE = 24;
/** Contents that all of them share, so that most meet somebody else's. */
const CONTENTS = Array.from({ length: 5 }, (_, rank) => Buffer.from(`formulaire ${rank}`));

const environment = { ...process.env };
let folder: string;
let bucket: BucketServer;
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portail-fichiers-'));
  bucket = await openBucketServer();
  Object.assign(process.env, bucket.env);
}, 240_000);
afterAll(async () => {
  process.env = { ...environment };
  await bucket?.close();
  rmSync(folder, { recursive: true, force: true });
  await db?.close();
});

const deposit = async (files: FileStore, bytes: Buffer): Promise<number> => {
  const empreinte = await files.put(bytes);
  return db.transaction(async (tx) => {
    await holdBytes(tx, files, empreinte, () => files.put(bytes));
    const file = { nom: 'formulaire', extension: 'pdf', typeContenu: 'application/pdf', taille: 1 };
    const [row] = await tx
      .insert(documents)
      .values({ ...file, empreinte, modifieLe: new Date() })
      .returning({ id: documents.documentId });
    return row?.id ?? 0;
  });
};

const remove = async (files: FileStore, id: number, bytes: Buffer): Promise<void> => {
  await db.orm.delete(documents).where(eq(documents.documentId, id));
  await removeUnused({ db, files }, sha256(bytes));
};

it.each([
  ['a folder', () => null],
  ['a bucket', () => bucket.address],
])(
  'no deposit of many loses its bytes to somebody else’s removal, in %s',
  async (_kind, bucketOf) => {
    const files = openFileStore({ filesDir: folder, filesBucket: bucketOf() });
    const limit = pLimit(AT_ONCE);
    const lost: number[] = [];
    const tryOnce = async (rank: number): Promise<void> => {
      const bytes = CONTENTS[rank % CONTENTS.length] ?? Buffer.alloc(0);
      const id = await deposit(files, bytes);
      if (!(await files.has(sha256(bytes)))) lost.push(id);
      await remove(files, id, bytes);
    };
    await Promise.all(Array.from({ length: TRIES }, (_, rank) => limit(() => tryOnce(rank))));
    expect(lost).toEqual([]);
    const left = await Promise.all(CONTENTS.map((bytes) => files.has(sha256(bytes))));
    expect(left).toEqual(CONTENTS.map(() => false));
  },
  1_200_000,
);
