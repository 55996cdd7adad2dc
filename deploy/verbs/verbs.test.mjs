import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openReleaseStore } from 'release-store';
import { openBucketServer } from 'release-store/testing';
import { portalctl } from '../command-line.mjs';
import { writeBuild } from '../testing/build.mjs';

const environment = { ...process.env };
/** @type {string} */
let folder;
/** @type {import('release-store').ReleaseStore} */
let store;
/** @type {() => Promise<void>} */
let close;
/** @type {string[]} */
let said;
/** @type {string[]} */
let refused;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-deploy-'));
  said = [];
  refused = [];
  jest.spyOn(console, 'log').mockImplementation((line) => void said.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => void refused.push(String(line)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  process.env = { ...environment };
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * What the browser finds is told by each test; contract/contract.test.mjs opens a real one.
 *
 * @type {import('../published.mjs').Fault[]}
 */
let faults;
beforeEach(() => {
  faults = [];
});
/** @type {import('./options.mjs').CheckRemotes} */
const checkRemotes = async (_releases, versions) =>
  Object.entries(versions).map(([remote, version]) => ({ remote, version, faults }));

/** @param {string[]} args */
const run = (...args) => portalctl(args, { store, contract: '1.4.0', checkRemotes });

/**
 * A build of one script, and of a page of its own; gives its folder and version.
 *
 * @param {string} content
 * @param {{ name?: string, contract?: string, hasPage?: boolean }} what
 */
const build = (content, { name = 'mf-orders', contract = '^1.0.0', hasPage = false } = {}) =>
  writeBuild(folder, content, { name, requires: { contract } }, hasPage ? 'page' : null);

/** @param {string} content */
const published = async (content) => {
  const { dist, version } = build(content);
  expect(await run('publish', 'mf-orders', '--dist', dist)).toBe(0);
  return version;
};

const active = async () => (await store.registry()).remotes['mf-orders'];

const STORES = {
  'a folder': async () => {
    store = openReleaseStore({ bucket: null, folder: join(folder, 'releases') });
    close = async () => {};
  },
  'a bucket': async () => {
    const server = await openBucketServer();
    Object.assign(process.env, server.env);
    store = openReleaseStore({ bucket: server.address, folder: join(folder, 'releases') });
    close = server.close;
  },
};

describe.each(Object.entries(STORES))('portalctl over %s', (_, open) => {
  beforeEach(open);

  it('publishes without activating, promotes, and rolls back', async () => {
    const first = await published('un');
    expect(await active()).toBeUndefined();
    expect(await run('promote', 'mf-orders', first)).toBe(0);
    const second = await published('deux');
    expect(await run('promote', 'mf-orders', second, '--par', 'commandes', '--pourquoi', 'prix')).toBe(0);
    expect(await active()).toMatchObject({ version: second, previous: first, enabled: true });
    expect(await run('rollback', 'mf-orders')).toBe(0);
    expect(await active()).toMatchObject({ version: first, previous: second });
    await run('history', 'mf-orders', '--json');
    expect(
      JSON.parse(said.at(-1) ?? '').map(
        (/** @type {{ action: string, version: string }} */ { action, version }) => [action, version],
      ),
    ).toEqual([
      ['rollback', first],
      ['promote', second],
      ['promote', first],
    ]);
  });

  it('publishes a remote that has a page of its own', async () => {
    const { dist } = build('un', { name: 'mf-verifications', hasPage: true });
    expect(await run('publish', 'mf-verifications', '--dist', dist)).toBe(0);
  });

  it('shows a version to a part of the users first, and ends the trial by a rollback', async () => {
    const first = await published('un');
    const second = await published('deux');
    await run('promote', 'mf-orders', first);
    expect(await run('promote', 'mf-orders', second, '--percent', '10')).toBe(0);
    expect(await active()).toMatchObject({ version: first, canary: { version: second, percent: 10 } });
    await run('rollback', 'mf-orders');
    expect(await active()).toMatchObject({ version: first });
    expect(await active()).not.toHaveProperty('canary');
    await run('promote', 'mf-orders', second, '--percent', '10');
    await run('promote', 'mf-orders', second);
    expect(await active()).toEqual({
      version: second,
      since: expect.any(String),
      previous: first,
      enabled: true,
      message: null,
    });
  });

  it('says which versions fail in browsers, and for how many persons', async () => {
    const version = await published('un');
    await run('promote', 'mf-orders', version);
    await store.saveFailures({
      date: '2026-11-23T10:00:00.000Z',
      failures: [
        { name: 'mf-orders', version, people: 7 },
        { name: 'mf-pae', version: '1.0.0-autre', people: 2 },
      ],
    });
    await run('status');
    expect(said.at(-1)).toContain(`en panne en 24 h : ${version} pour 7 personne(s)`);
    await run('status', '--json');
    expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({
      comptees: '2026-11-23T10:00:00.000Z',
      remotes: [{ remote: 'mf-orders', pannes: [{ version, personnes: 7 }] }],
    });
  });

  it('leaves everything as it is when the browser finds a fault, and names it', async () => {
    const first = await published('un');
    const second = await published('deux');
    await run('promote', 'mf-orders', first);
    faults = [{ controle: 'routes', message: '/commandes manque' }];
    for (const trial of [[], ['--percent', '10']]) {
      expect(await run('promote', 'mf-orders', second, ...trial)).toBe(1);
      expect(refused.at(-1)).toMatch(/^controle : Cette version n’est pas activée/);
      expect(refused.at(-1)).toContain(`mf-orders ${second}\n  routes – /commandes manque`);
    }
    expect(await active()).toMatchObject({ version: first, previous: null, enabled: true, message: null });
    expect(await active()).not.toHaveProperty('canary');
    expect((await store.registry()).revision).toBe(1);
  });

  it('judges a shell with every version in service, trials included', async () => {
    const [first, second, third] = [await published('un'), await published('deux'), await published('trois')];
    await run('promote', 'mf-orders', first);
    await run('promote', 'mf-orders', second, '--percent', '10');
    expect(await run('check', '--shell')).toBe(0);
    expect(said.at(-1)).toBe(
      `mf-orders ${first} : tout est en ordre.\nmf-orders ${second} : tout est en ordre.`,
    );
    expect(await run('check', 'mf-orders', third)).toBe(0);
    faults = [{ controle: 'csp', message: 'script-src' }];
    expect(await run('check', '--shell')).toBe(1);
    expect(refused.at(-1)?.match(/csp – script-src/g)).toHaveLength(2);
  });

  it('takes a domain out of service with a sentence, and back', async () => {
    await run('promote', 'mf-orders', await published('un'));
    expect(await run('disable', 'mf-orders')).toBe(1);
    expect(refused.at(-1)).toMatch(/^sans-message/);
    await run('disable', 'mf-orders', '--message', 'De retour à 14 h.');
    expect(await active()).toMatchObject({ enabled: false, message: 'De retour à 14 h.' });
    await run('status');
    expect(said.at(-1)).toContain('hors service (De retour à 14 h.)');
    await run('enable', 'mf-orders');
    expect(await active()).toMatchObject({ enabled: true, message: null });
  });

  it('refuses by name what can’t be published, and changes nothing', async () => {
    const { dist } = build('un');
    await run('publish', 'mf-orders', '--dist', dist);
    /** @type {[code: string, remote: string, from: string][]} */
    const cases = [
      ['deja-publiee', 'mf-orders', dist],
      ['autre-domaine', 'mf-pae', dist],
      ['contrat', 'mf-orders', build('x', { contract: '^2.0.0' }).dist],
      ['contrat', 'mf-orders', build('y', { contract: '^1.9.0' }).dist],
      ['budget', 'mf-orders', build(Array.from({ length: 40_000 }, (_, n) => (n * 7919) ** 3).join('')).dist],
      ['build-incomplet', 'mf-orders', folder],
    ];
    const altered = build('z').dist;
    writeFileSync(join(altered, 'remoteEntry.js'), 'autre chose');
    cases.push(['build-altere', 'mf-orders', altered]);
    const added = build('w').dist;
    mkdirSync(join(added, 'js'));
    writeFileSync(join(added, 'js', 'intrus.js'), 'x');
    cases.push(['build-altere', 'mf-orders', added]);
    const otherPage = build('v', { hasPage: true }).dist;
    writeFileSync(join(otherPage, 'standalone', 'main.js'), 'autre page');
    cases.push(['build-altere', 'mf-orders', otherPage]);
    for (const [code, remote, from] of cases) {
      expect(await run('publish', remote, '--dist', from)).toBe(1);
      expect(refused.at(-1)).toMatch(new RegExp(`^${code} :`));
    }
    expect((await store.registry()).revision).toBe(0);
  });

  it.each([
    [['promote', 'mf-orders', '1.0.0-00000000'], 'inconnue'],
    [['promote', 'mf-orders', '../x'], 'inconnue'],
    [['promote', 'mf-orders', '1', '--percent', '0'], 'pourcentage'],
    [['rollback', 'mf-orders'], 'inconnu'],
    [['enable', 'mf-orders'], 'inconnu'],
    [['promote', 'mf-inconnu', '1'], 'domaine'],
    [['effacer'], 'verbe'],
    [['check', 'mf-orders'], 'version'],
    [['check', 'mf-orders', '1.0.0-00000000'], 'inconnue'],
    [['promote', 'mf-orders', '1.0.0-00000000', '--force'], 'option'],
  ])('refuses %j', async (args, code) => {
    expect(await run(...args)).toBe(1);
    expect(refused.at(-1)).toMatch(new RegExp(`^${code} :`));
    expect((await store.registry()).revision).toBe(0);
  });
});
