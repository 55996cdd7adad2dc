import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const ask = async (username: string, path: string) => {
  const { statusCode, headers } = await (await portal.as(username)).get(path, { accept: 'text/html' });
  return statusCode === 302 ? headers['location'] : statusCode;
};

test.each([
  ['230101', '/desktop'],
  ['230103', '/blockedStudent'],
  ['230104', '/inactiveStudent'],
  ['visiteur', '/notStudent'],
  ['verificateur', '/verifications'],
  ['admin', '/desktop'],
])('the front door leads %s to %s, in one answer', async (username, landing) => {
  expect(await ask(username, '/')).toBe(landing);
});

test('a page that is not hers leads where she belongs', async () => {
  expect(await ask('230103', '/desktop')).toBe('/blockedStudent');
  expect(await ask('230103', '/echeances')).toBe('/blockedStudent');
  expect(await ask('230101', '/blockedstudent/')).toBe('/desktop');
  expect(await ask('230101', '/admin/journal')).toBe('/forbidden?page=%2Fadmin%2Fjournal');
});

test('an address asked for before the privacy policy is accepted stays known, with its query', async () => {
  expect(await ask('230102', '/recus?annee=2026')).toBe('/desktop?page=%2Frecus%3Fannee%3D2026');
});

test('who has no session signs in first, and what shows a page leads nowhere', async () => {
  const { statusCode, headers } = await portal.browse().get('/', { accept: 'text/html' });
  expect([statusCode, headers['location']]).toEqual([303, '/auth/login?returnTo=%2F']);
  expect(await ask('230101', '/desktop')).toBe(200);
  expect(await ask('admin', '/admin/journal')).toBe(200);
  expect(await ask('230101', '/forbidden?page=%2Fgestion')).toBe(200);
  expect(await ask('230101', '/nulle-part')).toBe(200);
});
