import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { documents } from 'server-schema/records/documents';
import { openTestDatabase } from 'server-testing/database';
import type { Database } from '../db/client';
import { holdBytes, removeUnused } from './kept-bytes';
import { type FileStore, sha256 } from './store/file-store';
import { openFileStore } from './store/open-store';

const BYTES = Buffer.from('le même formulaire, rempli par deux personnes');
const EMPREINTE = sha256(BYTES);

/** Who is stopped before one of the steps that it waits for, and says when it stands there. */
interface Walker {
  steps: number;
  stopsAt: number;
  arrive: () => void;
  release: Promise<void>;
}

const walkers = new AsyncLocalStorage<Walker>();

const step = async (): Promise<void> => {
  const walker = walkers.getStore();
  if (!walker) return;
  walker.steps += 1;
  if (walker.steps !== walker.stopsAt) return;
  walker.arrive();
  await walker.release;
};

/** Each call of the store has a step before it and one after it. */
const stepped = (store: FileStore): FileStore =>
  new Proxy(store, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return async (...asked: unknown[]) => {
        await step();
        const answer: unknown = await Reflect.apply(found, target, asked);
        await step();
        return answer;
      };
    },
  });

const { query } = pg.Client.prototype;
const environment = { ...process.env };
let folder: string;
let bucket: BucketServer;
let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'portail-fichiers-'));
  bucket = await openBucketServer();
  Object.assign(process.env, bucket.env);
  // Each statement, those that begin and end a transaction among them.
  pg.Client.prototype.query = function steppedQuery(this: pg.Client, ...asked: unknown[]) {
    if (!walkers.getStore()) return Reflect.apply(query, this, asked);
    return step().then(() => Reflect.apply(query, this, asked));
  } as typeof query;
}, 240_000);
afterAll(async () => {
  pg.Client.prototype.query = query;
  process.env = { ...environment };
  await bucket?.close();
  rmSync(folder, { recursive: true, force: true });
  await db?.close();
});

/** Lets the first go up to a step, then the second as far as it comes; true while there is such a step. */
const meet = async (
  stopsAt: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<boolean> => {
  let arrive = (): void => {};
  let goOn = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const release = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const walker = { steps: 0, stopsAt, arrive, release };
  const one = walkers.run(walker, first);
  await Promise.race([arrived, one]);
  const other = second();
  await Promise.race([other, wait(150)]);
  goOn();
  await Promise.all([one, other]);
  return walker.steps >= stopsAt;
};

describe.each([
  ['a folder', () => null],
  ['a bucket', () => bucket.address],
])('equal bytes of two people, in %s', (_kind, bucketOf) => {
  let files: FileStore;
  beforeEach(() => {
    files = stepped(openFileStore({ filesDir: folder, filesBucket: bucketOf() }));
  });

  const deposit = async (): Promise<number> => {
    await files.put(BYTES);
    return db.transaction(async (tx) => {
      await holdBytes(tx, files, EMPREINTE, () => files.put(BYTES));
      const file = { nom: 'formulaire', extension: 'pdf', typeContenu: 'application/pdf', taille: 1 };
      const [row] = await tx
        .insert(documents)
        .values({ ...file, empreinte: EMPREINTE, modifieLe: new Date() })
        .returning({ id: documents.documentId });
      return row?.id ?? 0;
    });
  };

  const remove = async (id: number): Promise<void> => {
    await db.orm.delete(documents).where(eq(documents.documentId, id));
    await removeUnused({ db, files }, EMPREINTE);
  };

  it.each(['removal', 'deposit'])('stay for who deposits them, whenever the %s is held', async (held) => {
    let kept = 0;
    const depositing = async () => {
      kept = await deposit();
    };
    for (let stopsAt = 1, isThere = true; isThere; stopsAt += 1) {
      const given = await deposit();
      const removing = () => remove(given);
      isThere = await (held === 'removal'
        ? meet(stopsAt, removing, depositing)
        : meet(stopsAt, depositing, removing));
      expect({ stopsAt, isHere: await files.has(EMPREINTE) }).toEqual({ stopsAt, isHere: true });
      await remove(kept);
      expect(await files.has(EMPREINTE)).toBe(false);
    }
  });

  it('end a deposit that can’t put them back', async () => {
    await expect(db.transaction((tx) => holdBytes(tx, files, EMPREINTE))).rejects.toMatchObject({
      status: 503,
    });
  });
});
