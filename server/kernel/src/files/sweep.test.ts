import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { DAY_MS } from 'shared-contract/base/days';
import { sentFile } from 'shared-contract/documents/endpoints';
import { sweepFiles } from './sweep';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const age = async (empreinte: string): Promise<void> => {
  const old = new Date(Date.now() - 2 * DAY_MS);
  await utimes(join(portal.app.config.filesDir, empreinte.slice(0, 2), empreinte), old, old);
};

test('bytes whose writer died before writing them down are swept a day later, a document’s are not', async () => {
  const { files, db } = portal.app;
  const stray = await files.put(Buffer.from('tué entre les deux'));
  const fresh = await files.put(Buffer.from('à l’instant'));
  const who = await portal.as('710203');
  const id = await uploaded(who, { bytes: goodPdf('Gardé'), name: 'a.pdf', usage: 'memoire' });
  const { rows } = await db.pool.query('select empreinte from documents where document_id = $1', [id]);
  await age(stray);
  await age(rows[0].empreinte);
  await sweepFiles(portal.app);
  expect(await files.open(stray)).toBeNull();
  expect(await files.open(fresh)).not.toBeNull();
  expect((await who.get(url(sentFile, { DocumentID: id }))).statusCode).toBe(200);
  portal.advance(2 * DAY_MS);
  expect(await sweepFiles(portal.app)).toBe(1);
  expect((await (await portal.as('710203')).get(url(sentFile, { DocumentID: id }))).statusCode).toBe(404);
});
