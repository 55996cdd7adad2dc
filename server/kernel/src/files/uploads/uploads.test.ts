import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { goodPdf } from 'server-testing/sample-files';
import { openTusClient, type TusClient } from 'server-testing/tus-client';
import { url } from 'server-testing/url';
import { sentFile } from 'shared-contract/documents/endpoints';

let portal: TestPortal;
let tus: TusClient;

beforeAll(async () => {
  portal = await openTestPortal();
  tus = await openTusClient(portal.app);
}, 400_000);

afterAll(() => portal.close());

test('a file arrives in pieces, says where it stands, and ends in a document of its sender', async () => {
  const camille = await portal.as('230101');
  const bytes = goodPdf('En deux fois');
  const begun = await tus.begin(camille, { size: bytes.length });
  expect(begun.status).toBe(201);
  expect(begun.headers.get('x-content-type-options')).toBe('nosniff');
  const path = begun.headers.get('location') ?? '';
  expect((await tus.send(camille, path, 0, bytes.subarray(0, 100))).status).toBe(204);
  expect((await tus.head(camille, path)).headers.get('upload-offset')).toBe('100');
  const last = await tus.send(camille, path, 100, bytes.subarray(100));
  expect(last.status).toBe(200);
  const { DocumentID }: { DocumentID: number } = JSON.parse(await last.text());
  const kept = await tus.call(camille, 'GET', url(sentFile, { DocumentID }));
  expect(Buffer.from(await kept.arrayBuffer()).equals(bytes)).toBe(true);
  const after = await tus.head(camille, path);
  expect(after.headers.get('document-id')).toBe(String(DocumentID));
});

test('nobody else goes on with it, and its sender can give it up', async () => {
  const camille = await portal.as('230101');
  const lea = await portal.as('230106');
  const bytes = goodPdf('À moi');
  const path = (await tus.begin(camille, { size: bytes.length })).headers.get('location') ?? '';
  expect((await tus.head(lea, path)).status).toBe(404);
  expect((await tus.send(lea, path, 0, bytes)).status).toBe(404);
  expect((await tus.remove(lea, path)).status).toBe(404);
  expect((await tus.remove(camille, path)).status).toBe(204);
  expect((await tus.head(camille, path)).status).toBe(404);
});

test('what is too large or of a wrong type is refused before, and by its content after', async () => {
  const camille = await portal.as('230101');
  expect((await tus.begin(camille, { size: 10 * 1024 * 1024 + 1 })).status).toBe(413);
  expect((await tus.begin(camille, { size: 10, name: 'virus.exe' })).status).toBe(415);
  expect((await tus.begin(camille, { size: 0 })).status).toBe(415);
  const bytes = Buffer.from('%PDF-1.4 rien de plus');
  const path = (await tus.begin(camille, { size: bytes.length })).headers.get('location') ?? '';
  const answer = await tus.send(camille, path, 0, bytes);
  expect(answer.status).toBe(415);
  expect(JSON.parse(await answer.text()).detail).toBe("Ce type de fichier n'est pas autorisé!");
  expect((await tus.head(camille, path)).status).toBe(404);
});

test('a refusal of the protocol is a refusal like the others', async () => {
  const camille = await portal.as('230101');
  const path = (await tus.begin(camille, { size: 1000 })).headers.get('location') ?? '';
  const type = { 'content-type': 'application/offset+octet-stream' };
  const refused: [number, Promise<Response>][] = [
    [412, tus.call(camille, 'PATCH', path, { ...type, 'upload-offset': '0', 'tus-resumable': '' })],
    [409, tus.call(camille, 'PATCH', path, { ...type, 'upload-offset': '5' }, Buffer.from('x'))],
    [400, tus.call(camille, 'PATCH', path, { ...type, 'upload-offset': '-1' })],
    [400, tus.call(camille, 'PATCH', path, type)],
    [413, tus.call(camille, 'PATCH', path, { ...type, 'upload-offset': '0' }, Buffer.alloc(2000))],
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
