import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { type BucketServer, openBucketServer } from 'release-store/testing';
import { makeNextCopy } from 'server-exchange/own-data/make-copies';
import { announceCopy } from 'server-portal/domains/shared/notifications/announce-copy';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { openTusClient, type TusClient } from 'server-testing/tus-client';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import { sentFile } from 'shared-contract/documents/endpoints';
import { removeFile, uploadFile } from 'shared-contract/files/endpoints';
import type { DataCopy } from 'shared-contract/own-data/answers';
import { askDataCopy, dataCopies, dataCopyFile } from 'shared-contract/own-data/endpoints';
import { openResumableFiles } from './open-resumable';

/** Two processes of one school: one bucket, one database, each its own disk. */
let bucket: BucketServer;
let portal: TestPortal;
let other: TestPortal;
let tus: TusClient;
let otherTus: TusClient;
const environment = { ...process.env };

beforeAll(async () => {
  bucket = await openBucketServer();
  Object.assign(process.env, bucket.env);
  const env = { FILES_BUCKET: bucket.address };
  portal = await openTestPortal(env);
  other = await openTestPortal(env, { db: { ...portal.db, close: async () => {} } });
  tus = await openTusClient(portal.app);
  otherTus = await openTusClient(other.app);
}, 400_000);

afterEach(() => {
  bucket.onRequest = () => undefined;
});

afterAll(async () => {
  await other?.close();
  await portal?.close();
  await bucket?.close();
  process.env = environment;
});

/** A PDF of so many bytes: what stands before its end may be anything. */
const pdfOf = (size: number, title: string): Buffer => {
  const pdf = goodPdf(title);
  const end = pdf.lastIndexOf('xref');
  const filler = Buffer.alloc(Math.max(0, size - pdf.length), '\n% rien');
  return Buffer.concat([pdf.subarray(0, end), filler, pdf.subarray(end)]);
};

const keys = (under: string): string[] =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(`essai/${under}`));

const sentBytes = async (who: TestBrowser, DocumentID: number): Promise<Buffer> =>
  (await who.get(url(sentFile, { DocumentID }))).rawPayload;

const begin = async (who: TestBrowser, size: number, usage = 'document'): Promise<string> => {
  const answer = await tus.begin(who, { size, name: 'memoire.pdf', usage });
  expect(answer.status).toBe(201);
  return answer.headers.get('location') ?? '';
};

const documentOf = async (answer: Response): Promise<number> => {
  expect(answer.status).toBe(200);
  const { DocumentID }: { DocumentID: number } = JSON.parse(await answer.text());
  return DocumentID;
};

test('what is handed in stands in the bucket alone, comes back, and goes', async () => {
  const camille = await portal.as('230101');
  const bytes = goodPdf('Dans le seau');
  const id = await uploaded(camille, { bytes, name: 'a.pdf' });
  expect(await sentBytes(await other.as('230101'), id)).toEqual(bytes);
  const folders = existsSync(portal.app.config.filesDir) ? readdirSync(portal.app.config.filesDir) : [];
  expect(folders.filter((name) => name !== 'incoming')).toEqual([]);
  expect(readdirSync(join(portal.app.config.filesDir, 'incoming'))).toEqual([]);
  expect((await camille.delete(url(removeFile, { DocumentID: id }))).statusCode).toBe(204);
  expect(keys('')).toEqual([]);
});

test('pieces arrive through one process and another, small and large, and nothing stays of them', async () => {
  const camille = await portal.as('230101');
  const bytes = pdfOf(13_000_000, 'En morceaux');
  const path = await begin(camille, bytes.length, 'memoire');
  const cuts = [0, 500_000, 1_000_000, 7_300_000, 7_400_000, bytes.length];
  let last: Response | undefined;
  for (const [rank, from] of cuts.slice(0, -1).entries()) {
    const by = rank % 2 === 0 ? tus : otherTus;
    expect((await by.head(camille, path)).headers.get('upload-offset')).toBe(String(from));
    last = await by.send(camille, path, from, bytes.subarray(from, cuts[rank + 1]));
  }
  const id = last && (await documentOf(last));
  expect((await sentBytes(camille, id ?? 0)).equals(bytes)).toBe(true);
  expect([keys('resumable/'), bucket.uploads.size]).toEqual([[], 0]);
  await camille.delete(url(removeFile, { DocumentID: id ?? 0 }));
});

test('a bucket that is down loses no upload: it is told as a failure, and goes on where it was', async () => {
  const camille = await portal.as('230101');
  const bytes = goodPdf('Malgré la panne');
  const path = await begin(camille, bytes.length);
  expect((await tus.send(camille, path, 0, bytes.subarray(0, 100))).status).toBe(204);
  bucket.onRequest = () => 'refused';
  const refused = await tus.send(camille, path, 100, bytes.subarray(100));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await otherTus.head(camille, path)).status).toBe(503);
  const whole = await camille.post(url(uploadFile), {});
  expect(whole.statusCode).toBe(415);
  bucket.onRequest = () => undefined;
  const offset = Number((await tus.head(camille, path)).headers.get('upload-offset'));
  expect(offset).toBe(100);
  const id = await documentOf(await tus.send(camille, path, offset, bytes.subarray(offset)));
  expect(await sentBytes(camille, id)).toEqual(bytes);
});

test('what came whole and could not be kept is kept when it is asked for again', async () => {
  const camille = await portal.as('230101');
  const bytes = goodPdf('Le dernier octet');
  const path = await begin(camille, bytes.length);
  bucket.onRequest = (_rank, { method, key }) =>
    method === 'PUT' && !key.includes('resumable') ? 'refused' : undefined;
  expect((await tus.send(camille, path, 0, bytes)).status).toBe(503);
  bucket.onRequest = () => undefined;
  expect((await otherTus.head(camille, path)).headers.get('upload-offset')).toBe(String(bytes.length));
  const id = await documentOf(await otherTus.send(camille, path, bytes.length, Buffer.alloc(0)));
  expect(await sentBytes(camille, id)).toEqual(bytes);
});

test('a copy of one’s own data has the files of the bucket, and stands in it', async () => {
  const lea = await portal.as('230106');
  const bytes = goodPdf('À moi');
  await uploaded(lea, { bytes, name: 'a-moi.pdf' });
  await lea.post(url(askDataCopy));
  // Another process, or the worker of this one, may be at it already.
  let copy: DataCopy | undefined;
  while (copy?.Etat !== 'prete') {
    await makeNextCopy(portal.app, announceCopy);
    [copy] = (await lea.get(url(dataCopies))).json<DataCopy[]>();
  }
  const answer = await lea.get(url(dataCopyFile, { CopieID: copy.CopieID }));
  const entries = unzipSync(answer.rawPayload);
  const own = Object.keys(entries).find((name) => name.endsWith('a-moi.pdf')) ?? '';
  expect(Buffer.from(entries[own] ?? [])).toEqual(bytes);
});

test('given up or left for a day, nothing of it stays', async () => {
  const camille = await portal.as('230101');
  const given = await begin(camille, 1000);
  await tus.send(camille, given, 0, Buffer.alloc(300));
  expect((await tus.remove(camille, given)).status).toBe(204);
  expect([keys('resumable/'), bucket.uploads.size]).toEqual([[], 0]);
  const left = await begin(camille, 1000);
  await tus.send(camille, left, 0, Buffer.alloc(300));
  const files = await openResumableFiles(portal.app.config, () => {});
  await files.sweep(Date.now() - DAY_MS);
  expect(keys('resumable/')).toHaveLength(2);
  for (const one of bucket.written.values()) one.at -= 2 * DAY_MS;
  await files.sweep(Date.now() - DAY_MS);
  expect([keys('resumable/'), bucket.uploads.size]).toEqual([[], 0]);
});
