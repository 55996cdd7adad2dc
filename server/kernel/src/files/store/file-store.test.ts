import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { DAY_MS } from 'shared-contract/base/days';
import { type FileStore, pathOf, sha256 } from './file-store';
import { openFileStore } from './open-store';

const environment = { ...process.env };
let folder: string;
let server: BucketServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portail-fichiers-'));
  server = await openBucketServer();
  Object.assign(process.env, server.env);
});

afterEach(async () => {
  process.env = { ...environment };
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const BYTES = Buffer.from('une pièce déposée');

/** Every kind of store, and how its files are made two days old. */
const KINDS = [
  {
    kind: 'a folder',
    bucketOf: () => null,
    age: (empreinte: string) => {
      const old = new Date(Date.now() - 2 * DAY_MS);
      utimesSync(join(folder, pathOf(empreinte)), old, old);
    },
  },
  {
    kind: 'a bucket',
    bucketOf: () => server.address,
    age: (empreinte: string) => {
      const found = server.written.get(`essai/${pathOf(empreinte)}`);
      if (found) found.at -= 2 * DAY_MS;
    },
  },
];

describe.each(KINDS)('files in $kind', ({ bucketOf, age }) => {
  let files: FileStore;
  beforeEach(() => {
    files = openFileStore({ filesDir: folder, filesBucket: bucketOf() });
  });

  const read = async (empreinte: string) => {
    const found = await files.open(empreinte);
    return found && (await buffer(found)).toString();
  };

  const older = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const one of files.olderThan(Date.now() - DAY_MS)) found.push(one);
    return found.sort();
  };

  it('are kept once under their digest, and forgotten', async () => {
    const empreinte = await files.put(BYTES);
    expect(empreinte).toBe(sha256(BYTES));
    expect(await files.put(BYTES)).toBe(empreinte);
    expect(await read(empreinte)).toBe(BYTES.toString());
    await files.remove(empreinte);
    await files.remove(empreinte);
    expect(await read(empreinte)).toBeNull();
  });

  it('are taken from a stream, whole or not at all', async () => {
    const taken = await files.take(Readable.from([BYTES, BYTES]));
    expect(taken).toEqual({ empreinte: sha256(Buffer.concat([BYTES, BYTES])), taille: 2 * BYTES.length });
    expect(await read(taken.empreinte)).toBe(`${BYTES}${BYTES}`);
    const cut = async function* () {
      yield BYTES;
      throw new Error('the line was cut');
    };
    await expect(files.take(Readable.from(cut()))).rejects.toThrow('the line was cut');
    expect(await read(sha256(BYTES))).toBeNull();
  });

  it('are listed by their age, and young again when they come again', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const kept = [];
    for (const name of names) kept.push(await files.put(Buffer.from(name)));
    const [young = '', again = '', ...old] = kept;
    for (const one of [again, ...old]) age(one);
    await files.put(Buffer.from('b'));
    expect(await older()).toEqual([...old].sort());
    expect(await read(young)).toBe('a');
  });

  it('have no other name than a digest', async () => {
    await expect(files.open('../../etc/passwd')).rejects.toThrow('SHA-256');
  });
});

describe('a bucket that does not answer', () => {
  const open = () => openFileStore({ filesDir: folder, filesBucket: server.address });

  it('is a failure of a dependency, and never a file that is not there', async () => {
    const files = open();
    const empreinte = await files.put(BYTES);
    server.onRequest = () => 'refused';
    await expect(files.open(empreinte)).rejects.toMatchObject({
      code: 'EIO',
      message: expect.stringContaining('le seau portail ne répond pas'),
    });
    await expect(files.put(BYTES)).rejects.toMatchObject({ code: 'EIO' });
  });

  it('says why it refuses', async () => {
    process.env['AWS_SECRET_ACCESS_KEY'] = 'une autre';
    await expect(open().put(BYTES)).rejects.toThrow('SignatureDoesNotMatch');
  });
});
