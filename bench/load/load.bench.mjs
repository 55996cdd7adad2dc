import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../../tooling/build/dev/local-server.mjs';
import { root } from '../../tooling/build/paths.mjs';
import { launchBrowser } from '../../tooling/testing/browser/launch.mjs';
import { signIn } from '../../tooling/testing/browser/sign-in.mjs';
import { measurePage } from './measure-page.mjs';
import { buildSingle } from './single-bundle.mjs';
import { startVariantProxy, VARIANTS } from './variant-proxy.mjs';

/**
 * A slow phone, cold: the front door, with a session and without, the home, and one screen of four domains. Each page as
 * it is, as one bundle of the same sources that the browser renders, and as a federation whose page names nothing, so
 * that each step finds the next. The visits take turns, so that a busy machine is as busy for each of them; medians are
 * compared, each with the federation step by step.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURES = /** @type {const} */ (['fcp', 'lcp', 'settled', 'blocked', 'shift', 'bytes', 'requests']);
const STUDENT = '230101';
const STAFF = 'secretariat';
/** @type {{ page: string, path: string, user: string | null }[]} */
const PAGES = [
  { page: 'porte d’entrée sans session', path: '/', user: null },
  { page: 'porte d’entrée', path: '/', user: STUDENT },
  { page: 'accueil', path: '/desktop', user: STUDENT },
  { page: '/inscriptions', path: '/inscriptions', user: STUDENT },
  { page: '/commandes', path: '/commandes', user: STUDENT },
  { page: '/evenement/inscriptionTP', path: '/evenement/inscriptionTP', user: STUDENT },
  { page: '/gestion', path: '/gestion', user: STAFF },
];

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {import('playwright').Browser} browser @param {string} user */
const sessionOf = async (browser, user) => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-BE' });
  await signIn(await context.newPage(), user);
  const state = await context.storageState();
  await context.close();
  return state;
};

const folder = mkdtempSync(join(tmpdir(), 'portail-load-'));
const bundle = await buildSingle();
const [port, outer] = [await freePort(), await freePort()];
const inner = `http://localhost:${port}`;
const url = `http://localhost:${outer}`;
const relay = await startVariantProxy(outer, inner, bundle);
const server = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder, 'data'),
    RELEASES_DIR: join(folder, 'releases'),
    PORTAL_NOW: '2026-11-23T10:00:00+01:00',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  },
});

/** @typedef {Awaited<ReturnType<typeof measurePage>>} Visit */

/** Every visit, by page and peer; the peer « touché » is the portal whose heading is tapped while it is taken over. */
const visitAll = async () => {
  if (!(await untilReady(inner, server))) throw new Error('the portal did not start');
  const browser = await launchBrowser();
  /** @type {Map<string, Visit[]>} */
  const seen = new Map();
  /** @type {(key: string, visit: Visit) => void} */
  const keep = (key, visit) => void seen.set(key, [...(seen.get(key) ?? []), visit]);
  try {
    const sessions = new Map([
      [STUDENT, await sessionOf(browser, STUDENT)],
      [STAFF, await sessionOf(browser, STAFF)],
    ]);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { page, path, user } of PAGES) {
        const storageState = user === null ? undefined : sessions.get(user);
        const place = { ...(storageState && { storageState }), url: url + path };
        for (const peer of VARIANTS) {
          relay.become(peer);
          keep(`${page}, ${peer}`, await measurePage(browser, place));
        }
        relay.become('portail');
        keep(`${page}, touché`, await measurePage(browser, { ...place, isTapped: true }));
      }
    return seen;
  } finally {
    await browser.close();
  }
};

const seen = await visitAll().finally(() => {
  server.kill('SIGTERM');
  relay.close();
  rmSync(folder, { recursive: true, force: true });
});

/** @type {(key: string, measure: typeof MEASURES[number] | 'tap') => number} */
const medianOf = (key, measure) => median((seen.get(key) ?? []).map((one) => one[measure]));
const rows = PAGES.flatMap(({ page }) =>
  MEASURES.flatMap((measure) =>
    VARIANTS.map((peer) => {
      const value = medianOf(`${page}, ${peer}`, measure);
      const ofLast = medianOf(`${page}, ${VARIANTS.at(-1)}`, measure);
      return {
        case: `${page}, ${measure}, ${peer}`,
        value: Number(value.toFixed(3)),
        ratio: ofLast === 0 ? 1 : Number((value / ofLast).toFixed(3)),
      };
    }),
  ),
);
const taps = PAGES.map(({ page }) => ({
  case: `${page}, premier geste, portail`,
  value: medianOf(`${page}, touché`, 'tap'),
  ratio: 1,
}));
console.log(
  JSON.stringify({ name: 'à froid, téléphone lent', unit: 'ms, octets', rows: [...rows, ...taps] }),
);
