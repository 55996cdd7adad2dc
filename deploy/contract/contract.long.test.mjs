import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeRegistry, copyRelease, readRegistry } from 'release-store';
import { writeBuild } from '../testing/build.mjs';
import { writeBusyShell } from '../testing/busy-shell.mjs';
import { SMALL_REMOTES, smallRemote } from '../testing/small-remotes.mjs';

// A database, a browser and two visits a remote, on whatever machine this is: milliseconds.
const TEST_TIMEOUT_MS = 600_000;

const PORTALCTL = fileURLToPath(new URL('../portalctl.mjs', import.meta.url));

/** @type {string} */
let folder;
/** @type {string} */
let releases;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portail-contrat-'));
  releases = join(folder, 'releases');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The command as it is typed; nothing in it is replaced.
 *
 * @type {(...args: string[]) => Promise<{ code: number | null, out: string, err: string }>}
 */
const portalctl = (...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [PORTALCTL, ...args], {
      // What passed before is judged again.
      env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: releases, CI: 'true' },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (text) => {
      said.out += text;
    });
    child.stderr.on('data', (text) => {
      said.err += text;
    });
    child.once('close', (code) => resolve({ code, ...said }));
  });

/** @type {(kind: string, name?: string) => string} */
const published = (kind, name) => {
  const { script, manifest, drawn } = smallRemote(kind, name);
  const { dist, version } = writeBuild(folder, script, manifest, { screens: drawn });
  copyRelease(dist, releases, manifest.name, version);
  return version;
};

/** @type {(remote: string, version: string) => Promise<unknown>} */
const activate = (remote, version) =>
  changeRegistry(releases, { remote, action: 'promote' }, () => ({
    version,
    previous: null,
    enabled: true,
    message: null,
  }));

/** @param {import('../published.mjs').Fault[]} faults */
const namesOf = (faults) => [...new Set(faults.map(({ controle }) => controle))].sort();

/** What the verdicts say of screens that the server draws, or can not. @param {import('../published.mjs').Verdict[]} results */
const expectDrawn = (results) => {
  const said = Object.fromEntries(
    results.map(({ remote, faults, warnings = [] }) => [
      remote,
      [...faults, ...warnings].map(({ message }) => message).join('\n'),
    ]),
  );
  expect(said['mf-document']).toMatch(
    /ne dessine pas cet écran \(document is not defined\) .*230107 \(dossier vide\)/,
  );
  expect(said['mf-divise']).toContain('erreur 418');
  expect(said['mf-efface']).toContain('« Un instant », que le serveur a dessiné, disparaît');
  expect(said['mf-sans-fin']).toMatch(/ne rend pas la main.*10000 ms/);
  expect(said['mf-sortie']).toMatch(/s’arrête.*ended \(1\)/);
};

describe('the contract test in a real browser', () => {
  it(
    'names what each remote does wrong, and finds nothing to say of a sound one',
    async () => {
      for (const name of Object.keys(SMALL_REMOTES)) await activate(name, published(name));
      const { code, out, err } = await portalctl('check', '--shell', '--json');
      /** @type {import('../published.mjs').Verdict[]} */
      const results = JSON.parse(out);
      const found = results.map(({ remote, faults, warnings = [] }) => [
        remote,
        { faults: namesOf(faults), warnings: namesOf(warnings) },
      ]);
      const expected = Object.entries(SMALL_REMOTES).map(([name, [, faults, warnings = []]]) => [
        name,
        { faults, warnings },
      ]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
      expectDrawn(results);
      const looping = results.find(({ remote }) => remote === 'mf-boucle')?.faults;
      expect(looping?.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^\/essai\/mf-boucle\/liste n’arrive pas : .* boucle sans fin – .*230101 \(tout est ouvert\)/,
        ),
      ]);
      const turning = results.find(({ remote }) => remote === 'mf-tourne')?.faults;
      expect(turning?.[0]?.message).toMatch(/^le module ne se charge pas : .* boucle sans fin$/);
      const empty = results.find(({ remote }) => remote === 'mf-vide')?.faults;
      expect(empty?.[0]?.message).toMatch(/^\/essai\/mf-vide : .* – 230107 \(dossier vide\)$/);
      const agitated = results
        .filter(({ remote }) => remote === 'mf-agite')
        .flatMap((verdict) => verdict.faults)
        .map(({ message }) => message);
      for (const what of [
        'setInterval',
        'localStorage',
        'addEventListener',
        'panier',
        'body',
        '/favicon.svg',
      ])
        expect(agitated.join('\n')).toContain(what);
      expect(code).toBe(1);
      expect(err).toContain('controle : Des contrôles ont échoué');
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'never takes the work of a busy shell for a module’s, and still sees what a module does',
    async () => {
      for (const name of ['mf-sain', 'mf-agite']) await activate(name, published(name));
      const shell = writeBusyShell(folder);
      copyRelease(shell.dist, releases, 'shell', shell.version);
      const { out } = await portalctl('check', 'shell', shell.version, '--json');
      /** @type {import('../published.mjs').Verdict[]} */
      const results = JSON.parse(out);
      expect(results.map(({ remote, faults }) => [remote, namesOf(faults)])).toEqual([
        ['mf-sain', []],
        ['mf-agite', ['import']],
      ]);
      expect(out).toContain('panier');
      expect(out).not.toContain('tardif');
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'keeps a faulty version from being promoted, and lets its sound successor pass',
    async () => {
      const faulty = published('mf-oubli', 'mf-orders');
      const refused = await portalctl('promote', 'mf-orders', faulty);
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toContain(
        `controle : Cette version n’est pas activée :\nmf-orders ${faulty}\n  routes – `,
      );
      expect(readRegistry(releases).remotes).not.toHaveProperty('mf-orders');
      const sound = published('mf-document', 'mf-orders');
      const passed = await portalctl('promote', 'mf-orders', sound);
      expect(passed.code).toBe(0);
      expect(passed.out).toMatch(
        /est active\.\nÀ savoir :\nmf-orders .*\n {2}serveur – .* ne dessine pas cet écran/,
      );
      expect(readRegistry(releases).remotes['mf-orders']).toMatchObject({ version: sound, enabled: true });
    },
    TEST_TIMEOUT_MS,
  );
});
