import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sentFile } from 'shared-contract/documents/endpoints';
import { beginUpload } from 'shared-contract/files/endpoints';
import { openTestPortal, type TestBrowser, type TestPortal } from '../../../testing/portal';
import { goodPdf } from '../../../testing/sample-files';
import { url } from '../../../testing/url';

// The library writes to the socket itself: these tests speak to a port.
let portal: TestPortal;
let origin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
}, 400_000);

afterAll(() => portal.close());

const encode = (text: string): string => Buffer.from(text).toString('base64');

const call = (who: TestBrowser, method: string, path: string, headers = {}, body: Buffer | null = null) =>
  fetch(origin + path, {
    method,
    body: body && new Uint8Array(body),
    headers: {
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-requested-with': 'portail',
      'tus-resumable': '1.0.0',
      ...headers,
    },
  });

const begin = (who: TestBrowser, size: number, name = 'memoire.pdf', usage = 'document') =>
  call(who, 'POST', url(beginUpload), {
    'upload-length': String(size),
    'upload-metadata': `filename ${encode(name)},usage ${encode(usage)}`,
  });

const send = (who: TestBrowser, path: string, offset: number, body: Buffer) =>
  call(
    who,
    'PATCH',
    path,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
  );

test('a file arrives in pieces, says where it stands, and ends in a document of its sender', async () => {
  const camille = await portal.as('230101');
  const bytes = goodPdf('En deux fois');
  const begun = await begin(camille, bytes.length);
  expect(begun.status).toBe(201);
  expect(begun.headers.get('x-content-type-options')).toBe('nosniff');
  const path = begun.headers.get('location') ?? '';
  expect((await send(camille, path, 0, bytes.subarray(0, 100))).status).toBe(204);
  expect((await call(camille, 'HEAD', path)).headers.get('upload-offset')).toBe('100');
  const last = await send(camille, path, 100, bytes.subarray(100));
  expect(last.status).toBe(200);
  const { DocumentID }: { DocumentID: number } = JSON.parse(await last.text());
  const kept = await call(camille, 'GET', url(sentFile, { DocumentID }));
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  const after = await call(camille, 'HEAD', path);
  expect(after.headers.get('document-id')).toBe(String(DocumentID));
});

test('nobody else goes on with it, and its sender can give it up', async () => {
  const camille = await portal.as('230101');
  const lea = await portal.as('230106');
  const bytes = goodPdf('À moi');
  const path = (await begin(camille, bytes.length)).headers.get('location') ?? '';
  expect((await call(lea, 'HEAD', path)).status).toBe(404);
  expect((await send(lea, path, 0, bytes)).status).toBe(404);
  expect((await call(lea, 'DELETE', path)).status).toBe(404);
  expect((await call(camille, 'DELETE', path)).status).toBe(204);
  expect((await call(camille, 'HEAD', path)).status).toBe(404);
});

test('what is too large or of a wrong type is refused before, and by its content after', async () => {
  const camille = await portal.as('230101');
  expect((await begin(camille, 10 * 1024 * 1024 + 1)).status).toBe(413);
  expect((await begin(camille, 10, 'virus.exe')).status).toBe(415);
  expect((await begin(camille, 0)).status).toBe(415);
  const bytes = Buffer.from('%PDF-1.4 rien de plus');
  const path = (await begin(camille, bytes.length)).headers.get('location') ?? '';
  const answer = await send(camille, path, 0, bytes);
  expect(answer.status).toBe(415);
  expect(JSON.parse(await answer.text()).detail).toBe("Ce type de fichier n'est pas autorisé!");
  expect((await call(camille, 'HEAD', path)).status).toBe(404);
});

test('a refusal of the protocol is a refusal like the others', async () => {
  const camille = await portal.as('230101');
  const path = (await begin(camille, 1000)).headers.get('location') ?? '';
  const type = { 'content-type': 'application/offset+octet-stream' };
  const refused: [number, Promise<Response>][] = [
    [412, call(camille, 'PATCH', path, { ...type, 'upload-offset': '0', 'tus-resumable': '' })],
    [409, call(camille, 'PATCH', path, { ...type, 'upload-offset': '5' }, Buffer.from('x'))],
    [400, call(camille, 'PATCH', path, { ...type, 'upload-offset': '-1' })],
    [400, call(camille, 'PATCH', path, type)],
    [413, call(camille, 'PATCH', path, { ...type, 'upload-offset': '0' }, Buffer.alloc(2000))],
  ];
  for (const [status, asked] of refused) {
    const answer = await asked;
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.parse(await answer.text())).toMatchObject({
      status,
      detail: expect.stringMatching(/\p{L}/u),
    });
  }
});
