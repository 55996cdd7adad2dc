import { request } from 'node:http';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { uploadFile } from 'shared-contract/files/endpoints';

/** Pages that one process makes at a time. */
const AT_ONCE = 4;
/** Milliseconds within which the portal sees that a connection was cut. */
const WITHIN = 10_000;

let portal: TestPortal;
let origin: string;
let cookie: string;
let goOn = (): void => {};

beforeAll(async () => {
  portal = await openTestPortal();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  cookie = `session=${(await portal.as('230101')).cookies.get('session')}`;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { standing } = portal.app.rights;
  portal.app.rights.standing = async (...of) => {
    await held;
    return standing(...of);
  };
}, 240_000);
afterAll(() => portal?.close());

/** A number that `/metrics` tells. */
const read = async (name: string): Promise<number> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
};

const becomes = async (name: string, value: number): Promise<void> => {
  for (const end = Date.now() + WITHIN; (await read(name)) !== value && Date.now() < end; );
  expect([name, await read(name)]).toEqual([name, value]);
};

const RUNNING = 'portail_http_requests_running';
const BEGUN = 'portail_uploads_pending{state="begun"}';

/** A connection that is cut before its answer. */
const begin = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) => {
  const sent = request(origin + path, { ...options, headers: { cookie, ...options.headers } });
  sent.on('error', () => {});
  return sent;
};

test('requests that are aborted while they are served, wait or arrive leave the numbers at zero', async () => {
  const pages = Array.from({ length: 3 * AT_ONCE }, () => begin('/desktop').end());
  await becomes(RUNNING, pages.length);
  const uploads = Array.from({ length: AT_ONCE }, () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=limite',
      'content-length': '100000',
      'x-requested-with': 'portail',
    };
    const upload = begin(url(uploadFile), { method: 'POST', headers });
    upload.write('--limite\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF');
    return upload;
  });
  await becomes(BEGUN, uploads.length);
  expect(await read(RUNNING)).toBe(pages.length + uploads.length);

  const all = [...pages, ...uploads];
  const cut = all.map((one) => new Promise((resolve) => one.once('close', resolve)));
  for (const one of all) one.destroy();
  await Promise.all(cut);
  await becomes(RUNNING, 0);
  await becomes(BEGUN, 0);
  goOn();
  expect((await fetch(`${origin}/desktop`, { headers: { cookie } })).status).toBe(200);
  await becomes(RUNNING, 0);
});
