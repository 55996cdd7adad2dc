import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { auditLog, testedDomains } from 'shared-contract/admin/endpoints';
import { HOUR_MS } from 'shared-contract/base/days';

const NAME = 'mf-orders';
const CALL = url(testedDomains);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  publish('1');
  publish('2');
  publish('3', '^99.0.0');
  publish('2.draft-77');
  mkdirSync(join(portal.releasesDir, NAME, 'vide'));
  const entry = { version: '1', previous: null, enabled: true, message: null };
  const file = JSON.stringify({ revision: 1, remotes: { [NAME]: entry } });
  writeFileSync(join(portal.releasesDir, 'registry.json'), file);
}, 240_000);
afterAll(() => portal?.close());

const publish = (version: string, contract = '^1.0.0') => {
  const folder = join(portal.releasesDir, NAME, version);
  mkdirSync(folder, { recursive: true });
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const manifest = { name: NAME, label: 'Commandes', requires: { contract }, kit: [], screens };
  const entry = { url: `/r/${NAME}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ version, entry, files: [], preload: [] }));
};

const choose = (browser: TestBrowser, Version: string | null, Nom = NAME) =>
  browser.post(CALL, { Nom, Version });

const shown = async (browser: TestBrowser) => {
  const [entry] = (await browser.get('/registry.json')).json().remotes;
  return [entry.release.version, entry.isTest ?? false];
};

describe('an administrator who tries a version', () => {
  it('is shown it, in the page too, until she returns to everybody’s', async () => {
    const admin = await portal.as('admin');
    expect(await shown(admin)).toEqual(['1', false]);
    const [domain] = (await choose(admin, '2')).json();
    expect(domain).toMatchObject({ Nom: NAME, Production: '1', Essai: '2' });
    expect(await shown(admin)).toEqual(['2', true]);
    expect((await admin.get('/desktop')).body).toContain('"release":{"version":"2"}');
    expect(await shown(await portal.as('240001'))).toEqual(['1', false]);
    expect((await admin.delete(CALL)).statusCode).toBe(204);
    expect(await shown(admin)).toEqual(['1', false]);
    expect(admin.cookies.has('essai')).toBe(false);
  });

  it('keeps it in a cookie that no script reads and no other site sends, for eight hours', async () => {
    const admin = await portal.as('admin');
    const [cookie] = (await choose(admin, '2')).cookies;
    expect(cookie).toMatchObject({
      name: 'essai',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 28_800,
    });
    portal.advance(8 * HOUR_MS);
    const later = await portal.as('admin');
    later.cookies.set('essai', cookie?.value ?? '');
    expect(await shown(later)).toEqual(['1', false]);
  });

  it('may try what is published whole for this shell, and nothing else', async () => {
    const admin = await portal.as('admin');
    const [domain] = (await admin.get(CALL)).json();
    const versions = domain.Versions.map(({ Version, Convient }: never) => [Version, Convient]);
    expect(new Map(versions)).toEqual(
      new Map([
        ['1', true],
        ['2', true],
        ['3', false],
      ]),
    );
    for (const version of ['3', '9', 'vide', '2.draft-77', '../../etc', 'https://ailleurs.example/x.js'])
      expect((await choose(admin, version)).statusCode).toBe(404);
    expect((await choose(admin, '2', 'mf-inconnu')).statusCode).toBe(404);
    expect(await shown(admin)).toEqual(['1', false]);
  });

  it('can not be imitated: a cookie that is altered, or another’s, is worth nothing', async () => {
    const admin = await portal.as('admin');
    await choose(admin, '2');
    const value = admin.cookies.get('essai') ?? '';
    const [text = '', mark = ''] = value.split('.');
    const content = JSON.parse(Buffer.from(text, 'base64url').toString());
    const oddMarks = ['%C3%A9', '%F0%9F%8E%93', '%00', 'я'].map((sign) => `${text}.${sign.repeat(64)}`);
    const forged = Buffer.from(JSON.stringify({ ...content, fin: 9e15 })).toString('base64url');
    for (const cookie of [
      `${forged}.${mark}`,
      text,
      `${text}.`,
      `${text}.${'0'.repeat(64)}`,
      '%%%.x',
      ...oddMarks,
    ]) {
      admin.cookies.set('essai', cookie);
      expect(await shown(admin)).toEqual(['1', false]);
    }
    for (const username of ['240001', 'programmes']) {
      const other = await portal.as(username);
      other.cookies.set('essai', value);
      expect(await shown(other)).toEqual(['1', false]);
    }
  });

  it('has every choice in the audit', async () => {
    const admin = await portal.as('admin');
    await choose(admin, '2');
    await choose(admin, null);
    const lines = (await admin.get(url(auditLog, {}))).body.trim().split('\n');
    expect(lines.filter((line) => line.includes('essai.version')).at(-1)).toContain(`${NAME}:production`);
  });
});
