import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteReports } from 'server-schema';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';

const NAME = 'mf-orders';
const STUDENTS = Array.from({ length: 40 }, (_, rank) => String(240_001 + rank));

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const version of ['1', '2']) publish(version);
}, 240_000);
afterAll(() => portal?.close());

const publish = (version: string) => {
  const folder = join(portal.releasesDir, NAME, version);
  mkdirSync(folder, { recursive: true });
  const screens = [{ path: '/commandes', title: 'Mes commandes' }];
  const manifest = { name: NAME, label: 'Commandes', requires: { contract: '^1.0.0' }, kit: [], screens };
  const entry = { url: `/r/${NAME}/${version}/remoteEntry.js`, integrity: 'sha384-x' };
  writeFileSync(join(folder, 'portal.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ version, entry, files: [], preload: [] }));
};

const registryFile = () => join(portal.releasesDir, 'registry.json');
const active = () => JSON.parse(readFileSync(registryFile(), 'utf8')).remotes[NAME];

let revision = 0;
/** Makes version 2 the active one by a promotion of its own, and waits until the server sees it. */
const promote = async (change: object = {}) => {
  revision += 1;
  const entry = { version: '2', previous: '1', enabled: true, message: null, ...change };
  const since = `2026-11-23T09:00:00.${String(revision).padStart(3, '0')}Z`;
  writeFileSync(registryFile(), JSON.stringify({ revision, remotes: { [NAME]: { since, ...entry } } }));
  const admin = await portal.as('admin');
  const seen = async () => (await admin.get('/registry.json')).json().revision === revision;
  while (!(await seen())) await new Promise((resolve) => setTimeout(resolve, 50));
};

const tell = async (username: string, change: object = {}) => {
  const browser = await portal.as(username);
  const body = { name: NAME, version: '2', kind: 'evaluation', phase: 'load', ...change };
  expect((await browser.post(url(reportRemote), body)).statusCode).toBe(204);
};

const tellAll = async (usernames: string[], change: object = {}) => {
  for (const username of usernames) await tell(username, change);
};

describe('what browsers report of a promoted version', () => {
  beforeEach(async () => {
    await portal.db.orm.delete(remoteReports);
    await promote();
  });

  it('rolls it back once it failed for five persons and a fifth of those heard of', async () => {
    await tellAll(STUDENTS.slice(0, 4));
    expect(active().version).toBe('2');
    await tell(STUDENTS[4] ?? '', { kind: 'http' });
    expect(active()).toMatchObject({ version: '1', previous: null, reverted: ['2'] });
    const journal = readFileSync(join(portal.releasesDir, 'journal.ndjson'), 'utf8').trim().split('\n');
    expect(JSON.parse(journal.at(-1) ?? '')).toMatchObject({
      action: 'rollback',
      remote: NAME,
      version: '1',
      by: 'serveur',
      reason: '2 en panne pour 5 personnes sur 5 en 10 minutes',
    });
  }, 60_000);

  it('counts a person once, however often the page is loaded', async () => {
    for (let time = 0; time < 12; time += 1) await tell('240001');
    expect(active().version).toBe('2');
    expect(await portal.db.orm.select().from(remoteReports)).toHaveLength(1);
  }, 60_000);

  it('leaves a version that fails for few of many', async () => {
    await tellAll(STUDENTS.slice(0, 21), { kind: 'sound', phase: 'render' });
    await tellAll(STUDENTS.slice(21, 26));
    expect(active().version).toBe('2');
    await tell(STUDENTS[26] ?? '');
    expect(active().version).toBe('1');
  }, 60_000);

  it('lets no good news take back a failure, and no cut line or older page count as one', async () => {
    await tellAll(STUDENTS.slice(0, 4));
    await tell('240001', { kind: 'sound', phase: 'render' });
    await tellAll(STUDENTS.slice(5, 15), { kind: 'offline' });
    await tellAll(STUDENTS.slice(15, 20), { kind: 'incompatible' });
    expect(active().version).toBe('2');
    await tell(STUDENTS[20] ?? '');
    expect(active().version).toBe('1');
  }, 60_000);

  it('forgets what is older than the window', async () => {
    await tellAll(STUDENTS.slice(0, 4));
    portal.advance(11 * 60_000);
    await tell(STUDENTS[4] ?? '');
    expect(active().version).toBe('2');
  }, 60_000);

  it('counts from the promotion on: what an earlier one of the same version met is over', async () => {
    await tellAll(STUDENTS.slice(0, 4));
    await promote();
    await tell(STUDENTS[4] ?? '');
    expect(active().version).toBe('2');
  }, 60_000);

  it('is not believed of a version that she is not served, nor without a session', async () => {
    await tellAll(STUDENTS.slice(0, 6), { version: '1' });
    await tellAll(STUDENTS.slice(0, 6), { name: 'mf-inconnu' });
    await tellAll(STUDENTS.slice(0, 6), { version: null });
    await promote({ version: '1', canary: { version: '2', percent: 1, since: 'x' } });
    await tellAll(STUDENTS.slice(0, 3));
    expect(await portal.db.orm.select().from(remoteReports)).toEqual([]);
    const stranger = await portal.browse().post(url(reportRemote), { name: NAME, version: '2' });
    expect(stranger.statusCode).toBe(401);
  }, 60_000);

  it('never moves a version that was taken back before, a build, or one with nothing behind it', async () => {
    for (const change of [{ reverted: ['2'] }, { since: undefined }, { previous: null }]) {
      await promote(change);
      await tellAll(STUDENTS.slice(0, 6));
      expect(active().version).toBe('2');
    }
  }, 60_000);

  it('ends a trial that fails, and the active version stays', async () => {
    await promote({ version: '1', previous: null, canary: { version: '2', percent: 100, since: 'x' } });
    await tellAll(STUDENTS.slice(0, 5));
    expect(active()).toMatchObject({ version: '1', reverted: ['2'] });
    expect(active()).not.toHaveProperty('canary');
  }, 60_000);

  it('stands by version on the administrators’ page and beside the registry', async () => {
    await tellAll(STUDENTS.slice(0, 3));
    const status = (await (await portal.as('admin')).get(url(portalStatus))).json();
    const pannes = [{ Version: '2', Personnes: 3 }];
    expect(status.Domaines).toMatchObject([{ Nom: NAME, Pannes: pannes }]);
    expect(JSON.parse(readFileSync(join(portal.releasesDir, 'failures.json'), 'utf8')).failures).toEqual([
      { name: NAME, version: '2', people: 3 },
    ]);
  }, 60_000);

  it('finds versions and their files in the registry, which the document spares the home', async () => {
    const browser = await portal.as('240001');
    const [entry] = (await browser.get('/registry.json')).json().remotes;
    expect(entry.release.entry.url).toBe(`/r/${NAME}/2/remoteEntry.js`);
    expect(entry.previous).toMatchObject({
      version: '1',
      entry: { url: `/r/${NAME}/1/remoteEntry.js` },
      requires: { contract: '^1.0.0' },
      routes: ['/commandes'],
    });
    const document = (await browser.get('/desktop')).body;
    expect(document).toContain('"release":{"version":"2"},"previous":null');
    expect(document).not.toContain(`/r/${NAME}/`);
  });

  it('names nobody in the database', async () => {
    await tell('240001');
    const rows = await portal.db.orm.select().from(remoteReports);
    expect(rows).toMatchObject([{ reporter: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});

/** A file below the folder of releases. */
const put = (path: string, content: string | Uint8Array) => {
  const file = join(portal.releasesDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** Maps of one script of one line, whose column 10 is line 42 of a source. */
const mapsOf = (script: string, source: string) =>
  gzipSync(JSON.stringify({ [script]: { version: 3, sources: [source], names: [], mappings: 'UAyCA' } }));

describe('where in its sources a version failed', () => {
  beforeAll(async () => {
    put(`.source-maps/${NAME}/2.json.gz`, mapsOf('12.js', 'mf-orders/src/cart/cart.page.tsx'));
    put('.source-maps/shell/s1.json.gz', mapsOf('main.js', 'shell/src/layout/layout.tsx'));
    put('shell/s1/release.json', JSON.stringify({ version: 's1', contract: '1.0.0' }));
    for (const file of ['main.js', 'main.js.map']) put(`shell/s1/assets/${file}`, 'x');
    put(`${NAME}/2/12.js.map`, '{}');
  });
  beforeEach(async () => {
    await portal.db.orm.delete(remoteReports);
    await promote();
  });

  const admin = () => portal.as('admin');
  const statusOf = async () => (await (await admin()).get(url(portalStatus))).json();
  const PLACES = [`/r/${NAME}/2/12.js:1:14`];

  it('stands on the administrators’ page, beside the registry and among the numbers', async () => {
    await tell('240001', { places: PLACES });
    await tell('240002', { places: PLACES });
    await tell('240003');
    const place = 'mf-orders/src/cart/cart.page.tsx:42';
    expect((await statusOf()).Domaines[0].Pannes).toEqual([{ Version: '2', Personnes: 3, Lieux: [place] }]);
    const { failures } = JSON.parse(readFileSync(join(portal.releasesDir, 'failures.json'), 'utf8'));
    expect(failures).toEqual([
      { name: NAME, version: '2', people: 3, places: [{ place, at: expect.any(String) }] },
    ]);
    const numbers = (await portal.browse().get('/metrics', { host: 'localhost' })).body;
    expect(numbers).toContain(
      `portail_browser_errors_total{remote="${NAME}",version="2",place="${place}"} 2`,
    );
  });

  it('is told of the shell as well, which is never rolled back by it', async () => {
    const shell = { version: 's1', previous: null, enabled: true, message: null };
    const remotes = { ...JSON.parse(readFileSync(registryFile(), 'utf8')).remotes, shell };
    revision += 1;
    writeFileSync(registryFile(), JSON.stringify({ revision, remotes }));
    while ((await (await admin()).get('/registry.json')).json().shell !== 's1')
      await new Promise((resolve) => setTimeout(resolve, 50));
    const change = { name: 'shell', version: 's1', phase: 'render', places: ['/assets/main.js:1:14'] };
    await tellAll(STUDENTS.slice(0, 6), change);
    await tell('240009', { ...change, version: 's0' });
    expect((await statusOf()).Pannes).toEqual([
      { Version: 's1', Personnes: 6, Lieux: ['shell/src/layout/layout.tsx:42'] },
    ]);
    expect(JSON.parse(readFileSync(registryFile(), 'utf8')).remotes.shell).toEqual(shell);
  });

  it.each([
    `/r/${NAME}/2/12.js.map`,
    `/r/.source-maps/${NAME}/2.json.gz`,
    `/r/${NAME}/../.source-maps/${NAME}/2.json.gz`,
    `/r/${NAME}/2/source-maps.json.gz`,
    '/assets/main.js.map',
  ])('is for the server alone: %s leads nowhere', async (path) => {
    expect((await portal.browse().get(path)).statusCode).toBe(404);
  });

  it('is refused where too many are told', async () => {
    const body = { name: NAME, version: '2', kind: 'evaluation', phase: 'load' };
    const browser = await portal.as('240001');
    const places = Array.from({ length: 6 }, () => PLACES[0]);
    expect((await browser.post(url(reportRemote), { ...body, places })).statusCode).toBe(422);
  });
});
