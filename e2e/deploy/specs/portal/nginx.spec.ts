import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx } from '../../../../deploy/testing/nginx.mjs';
import { DEV_VERSION } from '../../../../tooling/build/dev/dev-config.mjs';
import { folderOf, root } from '../../../../tooling/build/paths.mjs';
import { startDevServer } from '../../../dev-server';
import { expect, signIn, test } from '../../../fixtures';
import { ask, type ServedPortal, serveBehindNginx } from '../../behind-nginx';
import { hasRun } from '../../broken-entries';
import { enter, entryOf, expectScreen } from '../../https-page';
import { largePdf } from '../../large-pdf.mjs';

const MEGABYTE = 1024 * 1024;
const HSTS = 'max-age=31536000; includeSubDomains';

const assets = (): { main: string[]; federation: string[] } =>
  JSON.parse(readFileSync(join(root, 'shell/dist/assets.json'), 'utf8'));
const mainScript = (): string => assets().main[0] ?? '';

/** A script of the shell is another one on the disk; returns what puts it back. */
const replaceScript = (file: string): (() => void) => {
  const sound = readFileSync(file);
  const copies = ['.br', '.gz'].map((ending) => file + ending);
  for (const copy of copies) renameSync(copy, `${copy}.perdu`);
  // Beside it: what the server put there may be the published file itself.
  renameSync(file, `${file}.perdu`);
  writeFileSync(file, `globalThis.aTourne = true; ${sound}`);
  return () => {
    for (const path of [file, ...copies]) renameSync(`${path}.perdu`, path);
  };
};

const hasNginx = ensureNginx();
test.skip(!hasNginx && process.env.CI !== 'true', 'no nginx of Debian here');
test.describe.configure({ mode: 'serial' });

test.describe('the portal behind nginx', () => {
  let served: ServedPortal;
  test.beforeAll(async ({ browserName: _ }, { parallelIndex: rank }) => {
    test.setTimeout(300_000);
    served = await serveBehindNginx({ rank, isApart: false });
  });
  test.afterAll(() => served?.stop());

  test('lets a student in over https, to a screen of a remote, under the policy of its page', async ({
    browser,
  }) => {
    const { page, strays } = await enter(browser, served, '230101');
    const first = await expectScreen(page, '/inscriptions', 'Mes inscriptions');
    const again = await expectScreen(page, '/commandes', 'Mes commandes');
    const policies = [first, again].map((answer) => answer?.headers()['content-security-policy'] ?? '');
    const nonces = policies.map((policy) => /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name.startsWith('__Host-'))).toMatchObject({
      secure: true,
      httpOnly: true,
    });
    expect(strays).toEqual([]);
    // A call without a body, which ends the session: what the page asks for afterwards is refused.
    const signOut = () =>
      fetch('/auth/logout', { method: 'POST', headers: { 'X-Requested-With': 'portail' } });
    expect(await page.evaluate(`(${signOut})().then(({ ok }) => ok)`)).toBe(true);
    await page.context().close();
  });

  test('gives scripts compressed as the build left them, to be kept for ever', async () => {
    const files = [
      [mainScript(), join(root, 'shell/dist', mainScript())],
      [entryOf(served), join(folderOf('mf-records'), 'dist/remoteEntry.js')],
    ] as const;
    for (const [path, file] of files) {
      const [br, gzip, plain] = await Promise.all(
        ['br, gzip', 'gzip', 'identity'].map((accepted) =>
          ask(served, served.url + path, { 'accept-encoding': accepted }),
        ),
      );
      expect(br?.headers['content-encoding']).toBe('br');
      expect(br?.body.length).toBe(statSync(`${file}.br`).size);
      expect(gzip?.headers['content-encoding']).toBe('gzip');
      expect(gzip?.body.length).toBe(statSync(`${file}.gz`).size);
      expect(plain?.body.length).toBe(statSync(file).size);
      expect(br?.headers).toMatchObject({
        ':status': '200',
        'cache-control': 'public, max-age=31536000, immutable',
        'strict-transport-security': HSTS,
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      });
    }
  });

  test('sends no late script of the shell that the browser does not check', async ({ browser }) => {
    const { page } = await enter(browser, served, '230101');
    const late = assets().federation.at(-1) ?? '';
    const putBack = replaceScript(join(served.portal.releases, late));
    try {
      const sent = page.waitForResponse((answer) => answer.url().endsWith(late));
      await page.goto('/inscriptions');
      expect((await sent).status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette partie du portail ne répond pas',
      );
      expect(await page.evaluate(hasRun)).toBe(false);
    } finally {
      putBack();
    }
    await page.context().close();
  });

  test('says each header once, whoever answers', async () => {
    const paths = ['/confidentialite', '/api/v1/version', mainScript(), '/assets/absent.js', '/favicon.svg'];
    for (const path of paths) {
      const { headers } = await ask(served, served.url + path);
      expect(headers['strict-transport-security'], path).toBe(HSTS);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy']?.match(/default-src/g), path).toHaveLength(1);
      expect(headers['cache-control']?.match(/no-store|max-age/g), path).toHaveLength(1);
      expect(headers['server'], path).toBe('nginx');
    }
  });

  test('leaves what is missing to the portal to say, and shows nothing else of the releases', async () => {
    const paths = [
      '/assets/absent.js',
      '/r/mf-records/0.0.0/remoteEntry.js',
      '/r/registry.json',
      '/r/journal.ndjson',
    ];
    for (const path of paths) {
      const { status, headers } = await ask(served, served.url + path);
      expect(status, path).toBe(404);
      expect(headers['content-type'], path).toContain('application/problem+json');
    }
  });

  test('sends no source map, and nothing of where they are kept', async () => {
    const [, , remote, version] = entryOf(served).split('/');
    const kept = `.source-maps/${remote}/${version}.json.gz`;
    const paths = [`${mainScript()}.map`, `${entryOf(served)}.map`, `/r/${kept}`];
    for (const path of paths) expect((await ask(served, served.url + path)).status, path).toBe(404);
  });

  test('leads from http to https', async () => {
    const answer = await fetch(`${served.plainUrl}/inscriptions?x=1`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`${served.url}/inscriptions?x=1`);
  });

  test('can be the portal of a remote under work, which is seen in it on this machine', async ({
    browser,
  }) => {
    const work = await startDevServer(served.url);
    const context = await browser.newContext({ baseURL: work.address, locale: 'fr-BE' });
    try {
      const page = await context.newPage();
      await signIn(page, '230101');
      const own = page.waitForResponse(`**/r/mf-orders/${DEV_VERSION}/remoteEntry.js`);
      await expectScreen(page, '/commandes', 'Mes commandes');
      expect((await own).ok()).toBe(true);
    } finally {
      await context.close();
      await work.stop();
    }
  });

  test('lets a thesis of 40 MB through, and says in French that more is too much', async ({ browser }) => {
    const { page } = await enter(browser, served, '210203');
    const cookies = await page.context().cookies();
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-requested-with': 'portail',
      'tus-resumable': '1.0.0',
    };
    const thesis = largePdf(40 * MEGABYTE);
    const metadata = [
      ['filename', 'memoire.pdf'],
      ['usage', 'memoire'],
    ].map(([name, value = '']) => `${name} ${Buffer.from(value).toString('base64')}`);
    const begun = await ask(served, `${served.url}/api/v1/files/uploads`, {
      method: 'POST',
      ...headers,
      'upload-length': String(thesis.length),
      'upload-metadata': metadata.join(','),
    });
    expect(begun.status, begun.body.toString()).toBe(201);
    const address = new URL(begun.headers['location'] ?? '', served.url).href;
    expect(address.startsWith(served.url)).toBe(true);
    const patch = {
      method: 'PATCH',
      ...headers,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    };
    const sent = await ask(served, address, { ...patch, body: thesis });
    expect(sent.status, sent.body.toString()).toBe(200);
    const more = await ask(served, address, { ...patch, 'content-length': String(50 * MEGABYTE) });
    expect(more.status).toBe(413);
    expect(JSON.parse(more.body.toString())).toMatchObject({ code: 'trop_volumineux' });
    await page.context().close();
  });

  test('says so in French while the portal is down', async ({ browser }) => {
    await served.takeDown();
    const call = await ask(served, `${served.url}/api/v1/version`);
    expect(call.status).toBe(503);
    expect(call.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'retry-after': '10',
    });
    expect(JSON.parse(call.body.toString())).toMatchObject({ status: 503, code: 'indisponible' });

    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const refused: string[] = [];
    page.on('console', (message) => /Content.Security/i.test(message.text()) && refused.push(message.text()));
    const answer = await page.goto(`${served.url}/inscriptions`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('10');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portail indisponible');
    await expect(page.locator('body')).toHaveCSS('display', 'grid');
    expect(refused).toEqual([]);
    await page.close();
    expect((await ask(served, served.url + mainScript())).status).toBe(200);
  });
});
