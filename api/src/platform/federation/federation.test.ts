import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { reportRemote } from 'shared-contract/federation/endpoints';
import { remoteReports } from '../../db/schema';
import { openTestPortal, type TestPortal } from '../../testing/portal';
import { url } from '../../testing/url';
import { failsTooMany } from './rollback';

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

  it('lets no good news take back a failure, and no cut line count as one', async () => {
    await tellAll(STUDENTS.slice(0, 4));
    await tell('240001', { kind: 'sound', phase: 'render' });
    await tellAll(STUDENTS.slice(5, 15), { kind: 'offline' });
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

  it('is not believed of a version that nobody is served, nor without a session', async () => {
    await tellAll(STUDENTS.slice(0, 6), { version: '1' });
    await tellAll(STUDENTS.slice(0, 6), { name: 'mf-inconnu' });
    await tellAll(STUDENTS.slice(0, 6), { version: null });
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
    await promote({ version: '1', previous: null, canary: { version: '2', percent: 1, since: 'x' } });
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

  it('finds the version before in the registry, which the document spares the home', async () => {
    const browser = await portal.as('240001');
    const [entry] = (await browser.get('/registry.json')).json().remotes;
    expect(entry.previous).toMatchObject({
      version: '1',
      entry: { url: `/r/${NAME}/1/remoteEntry.js` },
      requires: { contract: '^1.0.0' },
      routes: ['/commandes'],
    });
    const document = (await browser.get('/desktop')).body;
    expect(document).toContain(`/r/${NAME}/2/`);
    expect(document).not.toContain(`/r/${NAME}/1/`);
  });

  it('names nobody in the database', async () => {
    await tell('240001');
    const rows = await portal.db.orm.select().from(remoteReports);
    expect(rows).toMatchObject([{ reporter: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });
});

describe('the rule', () => {
  const rule = { people: 5, percent: 20, minutes: 10 };

  it.each([
    [{ failed: 5, heard: 25 }, true],
    [{ failed: 5, heard: 26 }, false],
    [{ failed: 4, heard: 4 }, false],
    [{ failed: 1, heard: 1 }, false],
  ])('of %j says %s', (counts, outcome) => {
    expect(failsTooMany(counts, rule)).toBe(outcome);
  });

  it('is off at zero persons', () => {
    expect(failsTooMany({ failed: 900, heard: 900 }, { ...rule, people: 0 })).toBe(false);
  });
});
