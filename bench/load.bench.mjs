import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../tooling/browser/launch.mjs';
import { signIn } from '../tooling/browser/sign-in.mjs';
import { freePort, untilReady } from '../tooling/dev/local-server.mjs';
import { root } from '../tooling/webpack/paths.mjs';
import { buildSingle } from '../tooling/webpack/single.mjs';
import { measurePage } from './load/measure-page.mjs';
import { PEERS, startPeerRelay } from './load/peer-relay.mjs';

/**
 * The home on a slow phone, cold: as it is, without its first frame, and as one bundle of the same sources that the
 * browser renders. The visits take turns, so that a busy machine is as busy for each of them; medians are compared.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MEASURES = /** @type {const} */ (['fcp', 'lcp', 'blocked', 'shift', 'bytes', 'requests']);

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const folder = mkdtempSync(join(tmpdir(), 'portail-load-'));
const bundle = await buildSingle();
const [port, outer] = [await freePort(), await freePort()];
const inner = `http://localhost:${port}`;
const url = `http://localhost:${outer}`;
const relay = await startPeerRelay(outer, inner, bundle);
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
if (!(await untilReady(inner, server))) throw new Error('the portal did not start');
const browser = await launchBrowser();
const first = await browser.newContext({ baseURL: url, locale: 'fr-BE' });
await signIn(await first.newPage(), '230101');
const visit = { storageState: await first.storageState(), url: `${url}/desktop` };

/** @type {Map<string, Awaited<ReturnType<typeof measurePage>>[]>} */
const seen = new Map(PEERS.map((peer) => [peer, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const peer of PEERS) {
    relay.become(peer);
    seen.get(peer)?.push(await measurePage(browser, visit));
  }

await browser.close();
server.kill('SIGTERM');
relay.close();
rmSync(folder, { recursive: true, force: true });

/** @type {(peer: string, measure: typeof MEASURES[number]) => number} */
const medianOf = (peer, measure) => median((seen.get(peer) ?? []).map((one) => one[measure]));
const rows = MEASURES.flatMap((measure) =>
  PEERS.map((peer) => {
    const value = medianOf(peer, measure);
    const ofBundle = medianOf('un seul paquet', measure);
    return {
      case: `${measure}, ${peer}`,
      value: Number(value.toFixed(3)),
      ratio: ofBundle === 0 ? 1 : Number((value / ofBundle).toFixed(3)),
    };
  }),
);
console.log(JSON.stringify({ name: 'accueil, à froid, téléphone lent', unit: 'ms, octets', rows }));
