import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { picture, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import { changePhoto, sentFile } from 'shared-contract/documents/endpoints';
import { removeFile } from 'shared-contract/files/endpoints';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

test('an identity photo gives way to the next one, which alone is kept', async () => {
  const lea = await portal.as('230106');
  const send = async (width: number) => {
    const id = await uploaded(lea, { bytes: await picture('jpeg', width), name: 'm.jpg', usage: 'photo' });
    expect((await lea.post(url(changePhoto, { DocumentID: id }))).statusCode).toBe(200);
    return id;
  };
  const former = await send(70);
  const last = await send(80);
  expect((await lea.delete(url(removeFile, { DocumentID: last }))).statusCode).toBe(409);
  expect((await lea.delete(url(removeFile, { DocumentID: former }))).statusCode).toBe(204);
  expect((await lea.get(url(sentFile, { DocumentID: former }))).statusCode).toBe(404);
  expect((await lea.get(url(sentFile, { DocumentID: last }))).statusCode).toBe(200);
});
