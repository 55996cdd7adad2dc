import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

test('anybody finds whom to tell of a weakness, for less than a year ahead', async () => {
  const answer = await portal.browse().get('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toContain(`Contact: mailto:${portal.app.institution.contact.email}\n`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(answer.body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(portal.app.clock.now().getTime());
  expect(Date.parse(expires)).toBeLessThan(portal.app.clock.now().getTime() + 365 * 86_400_000);
});
