import { openTestPortal, type TestPortal } from 'server-testing/portal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

describe('an open page that asks for the registry again', () => {
  it('is told that nothing changed, and is kept by its own browser, which asks each time', async () => {
    const browser = await portal.as('240001');
    const first = await browser.get('/registry.json');
    const mark = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await browser.get('/registry.json', { 'if-none-match': mark });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await browser.get('/registry.json', { 'if-none-match': 'W/"autre"' });
    expect(other.json()).toEqual(first.json());
  });
});
