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
import { DEEP_LINK_VARIANTS, HOME_VARIANTS, startVariantProxy } from './variant-proxy.mjs';

/**
 * A slow phone, cold. The front door, with a session and without. The home as it is, without its first frame, and as one bundle of the same sources that the browser
 * renders; a deep link with its first data, with the data fetched ahead, without, and as a federation whose page names
 * nothing, so that each step finds the next. The visits take turns, so that a busy machine is as busy for each of them;
 * medians are compared, each with the last of its kind.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURES = /** @type {const} */ ([
  'fcp',
  'lcp',
  'settled',
  'blocked',
  'shift',
  'bytes',
  'requests',
  'seconde visite, lcp',
  'seconde visite, octets',
]);
/** @type {{ page: string, path: string, peers: readonly import('./variant-proxy.mjs').Peer[], isVisitor?: true }[]} */
const PAGES = [
  { page: 'porte d’entrée', path: '/', peers: HOME_VARIANTS },
  { page: 'porte d’entrée sans session', path: '/', peers: ['portail'], isVisitor: true },
  { page: 'accueil', path: '/desktop', peers: HOME_VARIANTS },
  { page: 'lien profond', path: '/inscriptions', peers: DEEP_LINK_VARIANTS },
];

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {import('playwright').Browser} browser @param {string} url */
const sessionAt = async (browser, url) => {
  const context = await browser.newContext({ baseURL: url, locale: 'fr-BE' });
  await signIn(await context.newPage(), '230101');
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

/** Every visit, by page and peer. */
const visitAll = async () => {
  if (!(await untilReady(inner, server))) throw new Error('the portal did not start');
  const browser = await launchBrowser();
  try {
    const storageState = await sessionAt(browser, url);
    /** @type {Map<string, Awaited<ReturnType<typeof measurePage>>[]>} */
    const seen = new Map();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { page, path, peers, isVisitor } of PAGES)
        for (const peer of peers) {
          relay.become(peer);
          const visit = await measurePage(browser, {
            ...(isVisitor ? {} : { storageState }),
            url: url + path,
          });
          const key = `${page}, ${peer}`;
          seen.set(key, [...(seen.get(key) ?? []), visit]);
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

/** @type {(key: string, measure: typeof MEASURES[number]) => number} */
const medianOf = (key, measure) => median((seen.get(key) ?? []).map((one) => one[measure]));
const rows = PAGES.flatMap(({ page, peers }) =>
  MEASURES.flatMap((measure) =>
    peers.map((peer) => {
      const value = medianOf(`${page}, ${peer}`, measure);
      const ofLast = medianOf(`${page}, ${peers.at(-1)}`, measure);
      return {
        case: `${page}, ${measure}, ${peer}`,
        value: Number(value.toFixed(3)),
        ratio: ofLast === 0 ? 1 : Number((value / ofLast).toFixed(3)),
      };
    }),
  ),
);
console.log(JSON.stringify({ name: 'à froid, téléphone lent', unit: 'ms, octets', rows }));
