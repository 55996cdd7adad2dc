import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import type { Access } from 'shared-contract/base/access';

const STAFF = ['admin', 'programmes', 'verificateur', 'secretariat', 'inclusion'];
const STUDENT = '230101';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

/** Does something while an account is closed, and opens it again whatever came of it. */
const whileClosed = async <T>(username: string, work: () => Promise<T>): Promise<T> => {
  const set = (isActive: boolean) =>
    portal.db.pool.query('update comptes set actif = $1 where identifiant = $2', [isActive, username]);
  await set(false);
  try {
    return await work();
  } finally {
    await set(true);
  }
};

/** The calls whose rule fits, each as an address that exists by its form. */
const callsOf = (fits: (access: Access) => boolean) =>
  portal.app.routeTable
    .filter(({ config, method }) => config.access !== undefined && fits(config.access) && method !== 'HEAD')
    .map(({ method, url }) => ({ method, url: url.replace(/:[A-Za-z]+/g, '1').replace('*', 'x') }));

/** Calls that were answered by anything but « this account is closed ». */
const notRefused = async (browser: TestBrowser, calls: ReturnType<typeof callsOf>) => {
  const answers = [];
  for (const { method, url } of calls) {
    const headers = { 'x-requested-with': 'portail', 'sec-fetch-site': 'same-origin' };
    const answer = await browser.send({ method: method as 'GET', url, headers });
    answers.push({ method, url, status: answer.statusCode, code: answer.json().code });
  }
  return answers.filter(({ status, code }) => status !== 403 || code !== 'compte_inactif');
};

test.each(STAFF)('%s, who has left the school, keeps nothing of what she could call', async (name) => {
  const browser = await portal.as(name);
  const calls = callsOf((access) => 'roles' in access);
  expect(calls.length).toBeGreaterThan(30);
  expect(await whileClosed(name, () => notRefused(browser, calls))).toEqual([]);
});

test('a student who is staff as well keeps neither, nor what any session may call', async () => {
  const setRoles = (roles: string[]) =>
    portal.db.pool.query('update comptes set roles = $1 where identifiant = $2', [roles, STUDENT]);
  await setRoles(['student', 'admin']);
  try {
    const browser = await portal.as(STUDENT);
    const calls = callsOf((access) => !('open' in access) && !access.startup);
    expect(calls.length).toBeGreaterThan(100);
    expect(await whileClosed(STUDENT, () => notRefused(browser, calls))).toEqual([]);
  } finally {
    await setRoles(['student']);
  }
});

test('a student whom staff looked at is out of view with the account that looked', async () => {
  const browser = await portal.as('programmes');
  expect((await browser.view(STUDENT)).statusCode).toBe(204);
  const seen = await whileClosed('programmes', () =>
    browser.get('/api/v1/extranet/student/Contacts', { 'x-matricule': STUDENT }),
  );
  expect([seen.statusCode, seen.json().code]).toEqual([403, 'compte_inactif']);
});
