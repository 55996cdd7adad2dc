import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { deviceKey, devices } from 'shared-contract/own-data/endpoints';
import { SERVICE_WORKER_PATH } from 'shared-contract/own-data/page-paths';
import { scriptGuard } from '../script-guard';
import { offlinePage } from './offline-page';
import { createServiceWorker } from './service-worker';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the key of a copy', () => {
  test('is of the session: the same each time, another in another session, and told to nobody else', async () => {
    const [here, there] = await Promise.all([portal.as('230101'), portal.as('230101')]);
    const key = async (browser: typeof here) => (await browser.get(url(deviceKey))).json();
    const first = await key(here);
    expect(Buffer.from(first.Cle, 'base64url')).toHaveLength(32);
    expect(await key(here)).toEqual(first);
    const other = await key(there);
    expect(other.Cle).not.toBe(first.Cle);
    expect(other.AppareilID).not.toBe(first.AppareilID);
    const list: { AppareilID: string; EstCeluiCi: boolean }[] = (await here.get(url(devices))).json();
    expect(list.find(({ EstCeluiCi }) => EstCeluiCi)?.AppareilID).toBe(first.AppareilID);
    expect((await here.get(url(deviceKey))).headers['cache-control']).toBe('no-store');
  });

  test('is not in the database, and is refused once the session is over', async () => {
    const browser = await portal.as('230101');
    const { Cle } = (await browser.get(url(deviceKey))).json();
    const { rows } = await portal.db.pool.query('select * from portal_sessions');
    expect(JSON.stringify(rows)).not.toContain(Cle);
    const cookie = `session=${browser.cookies.get('session')}`;
    const answer = await browser.post('/auth/logout');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect((await browser.get(url(deviceKey), { cookie })).statusCode).toBe(401);
  });
});

describe('the page without network', () => {
  const page = () => offlinePage(portal.app.institution, 'document.title="</script><b>"');

  test('runs its own script and nothing else, and sends nothing anywhere', () => {
    const { html, headers } = page();
    const policy = headers['content-security-policy'] ?? '';
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(script).toContain('<\\/script>');
    expect(policy).toContain(`script-src ${hashOf(script)};`);
    expect(policy).toContain(`style-src ${hashOf(style)};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/connect-src|unsafe|https?:/);
  });

  test('names no file of a shell nor of a domain', () => {
    expect(page().html).not.toMatch(/\/r\/|\/assets\/(?!fonts\/)/);
  });
});

describe('the worker', () => {
  test('of a shell that has none tells the browser to forget the one before', async () => {
    const answer = await portal.browse().get(SERVICE_WORKER_PATH);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(answer.headers['content-type']).toContain('text/javascript');
    expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
    expect(answer.body).toContain('registration.unregister()');
    expect(answer.body).toContain("indexedDB.deleteDatabase('portail-copie')");
    expect(answer.body).not.toContain('fetch');
  });

  test('holds its page, in the same bytes each time, and another one for another shell', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portail-hors-ligne-'));
    try {
      const write = (name: string, text: string) => {
        writeFileSync(join(folder, name), text);
        return join(folder, name);
      };
      const source = createServiceWorker(portal.app.institution);
      const worker = write('worker.js', 'self.began=true');
      const one = { worker, page: write('page.js', 'void "un"') };
      const other = { worker, page: write('autre.js', 'void "deux"') };
      const text = await source(one);
      expect(await source(other)).not.toBe(text);
      expect(await source(one)).toBe(text);
      const self: { began?: boolean; OFFLINE_PAGE?: { html: string } } = {};
      runInNewContext(text, { self });
      expect(self.began).toBe(true);
      expect(self.OFFLINE_PAGE?.html).toContain('<script>void "un"</script>');
      await expect(source({ worker: join(folder, 'absent.js'), page: one.page })).rejects.toThrow('ENOENT');
      expect(await source(one)).toBe(text);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('may be registered by a page, and nothing else that is not a release', async () => {
    const browser = await portal.as('230101');
    const answer = await browser.get('/desktop');
    expect(answer.headers['content-security-policy']).toContain("worker-src 'self'");
    let judge: (address: string) => string | undefined = () => undefined;
    const trustedTypes = {
      createPolicy: (_name: string, rules: { createScriptURL: typeof judge }) => {
        judge = rules.createScriptURL;
      },
    };
    const page = {
      self: { trustedTypes },
      trustedTypes,
      URL,
      document: { baseURI: 'https://portail.example/contacts/copie' },
      location: { origin: 'https://portail.example' },
    };
    runInNewContext(scriptGuard(null), page);
    expect(judge(SERVICE_WORKER_PATH)).toBe(`https://portail.example${SERVICE_WORKER_PATH}`);
    expect(judge('/assets/main.js')).toBe('https://portail.example/assets/main.js');
    for (const other of ['/hors-ligne.js?x=1', '/autre.js', 'https://evil.example/hors-ligne.js'])
      expect(judge(other)).toBeUndefined();
  });
});
