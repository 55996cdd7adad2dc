import type { LightMyRequestResponse } from 'fastify';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, sendUpload } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { beginUpload } from 'shared-contract/files/endpoints';
import { listedSupports } from 'shared-contract/orders/endpoints';

let portal: TestPortal;
let camille: TestBrowser;
let free = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  portal = await openTestPortal({}, { freeSpace: async () => free });
  camille = await portal.as('230101');
}, 240_000);
afterAll(() => portal?.close());

const read = () => camille.get(url(listedSupports));
const readers = (count: number) => Promise.all(Array.from({ length: count }, read));

const expectUnavailable = (answer: LightMyRequestResponse, status = 503) => {
  expect(answer.statusCode).toBe(status);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['content-type']).toContain('application/problem+json');
};

describe('the database', () => {
  it('without a free connection: 503 for all, and back by itself', async () => {
    const taken = await Promise.all(
      Array.from({ length: portal.db.pool.options.max }, () => portal.db.pool.connect()),
    );
    for (const answer of await readers(12)) expectUnavailable(answer);
    for (const client of taken) client.release();
    expect((await read()).statusCode).toBe(200);
  }, 120_000);

  it('with a table that is locked: 503 for every reader, and back by itself', async () => {
    await portal.db.maintenance(async (client) => {
      await client.query('begin');
      await client.query('lock table supports in access exclusive mode');
      for (const answer of await readers(15)) expectUnavailable(answer);
      await client.query('rollback');
    });
    expect((await read()).statusCode).toBe(200);
  }, 180_000);

  it('whose connections are cut: 503 or an answer, never 500, and back by itself', async () => {
    const clients = await Promise.all(
      Array.from({ length: portal.db.pool.options.max }, () => portal.db.pool.connect()),
    );
    for (const client of clients) client.release();
    const asked = readers(12);
    // Let the first statements leave before the lines are cut under them.
    await new Promise((resolve) => setImmediate(resolve));
    const closed = clients.map((client) => new Promise((resolve) => client.once('end', resolve)));
    for (const client of clients) Reflect.get(client, 'connection').stream.destroy();
    for (const answer of await asked) if (answer.statusCode !== 200) expectUnavailable(answer);
    await Promise.all(closed);
    expect((await read()).statusCode).toBe(200);
  }, 120_000);
});

describe('a disk that is full', () => {
  const send = () => sendUpload(camille, { bytes: goodPdf(), name: 'a.pdf' });
  const announce = () =>
    camille.post(url(beginUpload), undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')},usage `,
    });

  it('refuses files before they are sent, lets reading go on, and takes files again afterwards', async () => {
    free = 1000;
    expectUnavailable(await send(), 507);
    expectUnavailable(await announce(), 507);
    expect((await read()).statusCode).toBe(200);
    free = Number.POSITIVE_INFINITY;
    expect((await send()).statusCode).toBe(200);
  });

  it('that only the write discovers is told the same way', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    jest.spyOn(portal.app.files, 'put').mockRejectedValueOnce(full);
    const answer = await send();
    expectUnavailable(answer, 507);
    expect(answer.json()).toMatchObject({ code: 'stockage_plein', detail: expect.stringContaining('place') });
    expect((await send()).statusCode).toBe(200);
  });
});
