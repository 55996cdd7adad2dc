import { openTestPortal, TEST_NOW, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { HOUR_MS, MINUTE_MS } from 'shared-contract/base/days';
import { securityInfos, securityStatus } from 'shared-contract/portal/endpoints';
import { readSessionEnd } from 'shared-contract/security/session-end';

let portal: TestPortal;
let passed = 0;
beforeAll(async () => {
  portal = await openTestPortal();
}, 120_000);
afterAll(() => portal.close());

const pass = (minutes: number) => {
  portal.advance(minutes * MINUTE_MS);
  passed += minutes * MINUTE_MS;
};

const endIn = ({ cookies }: TestBrowser) => readSessionEnd(`fin-session=${cookies.get('fin-session')}`);

/** Minutes from now until the session ends if nothing is asked. */
const minutesLeft = (browser: TestBrowser) =>
  ((endIn(browser)?.idleEnd ?? 0) - (TEST_NOW + passed)) / MINUTE_MS;

test('a page can read when its session ends, and nothing of whose it is', async () => {
  const browser = await portal.as('230101');
  const answer = await browser.get(url(securityInfos));
  const cookie = answer.cookies.find(({ name }) => name === 'fin-session');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(cookie).not.toHaveProperty('httpOnly');
  expect(endIn(browser)).toEqual({
    idleEnd: TEST_NOW + passed + HOUR_MS,
    absoluteEnd: TEST_NOW + passed + 10 * HOUR_MS,
    idleTime: HOUR_MS,
  });
});

test('each call puts the end off, and the cookie comes with the answers that change it alone', async () => {
  const browser = await portal.as('230101');
  await browser.get(url(securityStatus));
  expect((await browser.get(url(securityStatus))).cookies).toEqual([]);
  pass(58);
  expect(minutesLeft(browser)).toBe(2);
  await browser.get(url(securityStatus));
  expect(minutesLeft(browser)).toBe(60);
});

test('what an open page asks by itself puts nothing off', async () => {
  const browser = await portal.as('230101');
  await browser.get(url(securityStatus));
  pass(59);
  expect((await browser.get('/registry.json')).statusCode).toBe(200);
  expect(minutesLeft(browser)).toBe(1);
  pass(2);
  expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: false });
});

test('nobody is told of an end who has no session, nor any more after the sign-out', async () => {
  expect((await portal.browse().get(url(securityStatus))).cookies).toEqual([]);
  const browser = await portal.as('230101');
  await browser.get(url(securityStatus));
  await browser.post('/auth/logout');
  expect(browser.cookies.has('fin-session')).toBe(false);
});

test('acts keep a session that rests a minute at most', async () => {
  const quick = await openTestPortal({ SESSION_IDLE_MIN: '1' });
  const browser = await quick.as('230101');
  for (let act = 0; act < 4; act += 1) {
    quick.advance(40_000);
    expect((await browser.get(url(securityStatus))).json()).toEqual({ connected: true });
  }
  await quick.close();
});
