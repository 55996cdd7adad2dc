import { once } from 'node:events';
import { get } from 'node:http';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { securityInfos } from 'shared-contract/portal/endpoints';

/** Pages that one process makes at a time. */
const AT_ONCE = 4;

let portal: TestPortal;
let asked: { url: string; headers: Record<string, string> };
/** Pages that were begun; each goes on once `goOn` was called. */
let begun = 0;
let goOn = (): void => {};
let held: Promise<void>;

beforeAll(async () => {
  portal = await openTestPortal();
  const { cookies } = await portal.as('230101');
  const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { cookie: `session=${cookies.get('session')}`, accept: 'text/html' };
  asked = { url: `${origin}/desktop`, headers };
  const { standing } = portal.app.rights;
  portal.app.rights.standing = async (...of) => {
    begun += 1;
    await held;
    return standing(...of);
  };
}, 240_000);
afterAll(() => portal?.close());

beforeEach(() => {
  begun = 0;
  held = new Promise((resolve) => {
    goOn = resolve;
  });
});

const open = async (): Promise<number> => (await fetch(asked.url, asked)).status;

/** Every request that was sent before this one was taken in. */
const takenIn = async (): Promise<number> => {
  const url = new URL(`/api/v1${securityInfos.path}`, asked.url);
  return (await fetch(url, { headers: { cookie: String(asked.headers['cookie']) } })).status;
};

const whenBegun = async (count: number): Promise<void> => {
  while (begun < count) await new Promise((resolve) => setImmediate(resolve));
};

it('makes a few pages at a time, and holds up no call meanwhile', async () => {
  const pages = Array.from({ length: 3 * AT_ONCE }, open);
  await whenBegun(AT_ONCE);
  expect(await takenIn()).toBe(200);
  expect(begun).toBe(AT_ONCE);
  goOn();
  expect(await Promise.all(pages)).toEqual(pages.map(() => 200));
  expect(begun).toBe(pages.length);
});

it('makes no page for who left before her turn', async () => {
  const pages = Array.from({ length: AT_ONCE }, open);
  await whenBegun(AT_ONCE);
  const gone = get(asked.url, { headers: asked.headers });
  await once(gone, 'finish');
  expect(await takenIn()).toBe(200);
  const hungUp = once(gone, 'error');
  gone.destroy();
  expect(await hungUp).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]);
  const last = open();
  expect(await takenIn()).toBe(200);
  goOn();
  expect(await Promise.all([...pages, last])).toEqual([...pages, last].map(() => 200));
  expect(begun).toBe(AT_ONCE + 1);
});
