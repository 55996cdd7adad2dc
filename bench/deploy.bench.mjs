import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from 'release-store';
import { openBucketServer } from 'release-store/testing';
import { teamAt } from '../deploy/testing/team.mjs';
import { rebuild } from '../deploy/testing/versions.mjs';
import { folderOf, root } from '../tooling/build/paths.mjs';

/**
 * What a deployment costs beside its build and its contract test: checks and transport of a version, activation,
 * return; in this process, and as commands; in a folder, and in a bucket on this machine. Median of BENCH_DEPLOYMENTS;
 * ratios to the activation in a folder.
 */
const TIMES = Number(process.env.BENCH_DEPLOYMENTS ?? 50);
const REMOTE = 'mf-orders';

const workshop = mkdtempSync(join(tmpdir(), 'portail-bench-deploy-'));

/** @param {() => Promise<unknown>} work */
const timed = async (work) => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

/** @param {number[]} values */
const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string} said */
const versionIn = (said) => said.split(' ')[1] ?? '';

/**
 * As typed.
 *
 * @type {(env: Record<string, string>, ...args: string[]) => Promise<void>}
 */
const command = async (env, ...args) => {
  const child = spawn(process.execPath, [join(root, 'deploy/portalctl.mjs'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`portalctl ${args.join(' ')} : ${code}`);
};

/**
 * Publishes, promotes and returns again and again over one release store; milliseconds of each.
 *
 * @param {string} name
 * @param {{ store: import('release-store').ReleaseStore, env: Record<string, string> }} over
 */
const measure = async (name, { store, env }) => {
  const team = teamAt(store);
  const first = versionIn(await team.publish(REMOTE, join(folderOf(REMOTE), 'dist')));
  await team.promote(REMOTE, first);
  /** @type {{ publish: number[], promote: number[], rollback: number[], command: number[] }} */
  const times = { publish: [], promote: [], rollback: [], command: [] };
  for (let n = 1; n <= TIMES; n += 1) {
    const dist = join(workshop, name, String(n));
    const version = rebuild(REMOTE, dist, `1.1.${n}`);
    times.publish.push(await timed(() => team.publish(REMOTE, dist)));
    times.promote.push(await timed(() => team.promote(REMOTE, version)));
    times.rollback.push(await timed(() => team.rollback(REMOTE)));
    await team.promote(REMOTE, version);
    times.command.push(await timed(() => command(env, 'rollback', REMOTE)));
  }
  return Object.entries(times).map(([key, values]) => ({ key, name, value: medianOf(values) }));
};

const releases = join(workshop, 'releases');
const bucket = await openBucketServer();
Object.assign(process.env, bucket.env);
const measured = [
  ...(await measure('dossier', {
    store: openReleaseStore({ bucket: null, folder: releases }),
    env: { RELEASES_DIR: releases },
  })),
  ...(await measure('seau', {
    store: openReleaseStore({ bucket: bucket.address, folder: releases }),
    env: { RELEASES_BUCKET: bucket.address },
  })),
];
await bucket.close();
rmSync(workshop, { recursive: true, force: true });

/** @type {Record<string, string>} */
const NAMES = {
  publish: 'publier un build (contrôles et copie)',
  promote: 'activer une version publiée, sans le contrôle au navigateur',
  rollback: 'revenir à la précédente',
  command: 'revenir à la précédente, par la commande',
};
const activation = measured.find(({ key }) => key === 'promote')?.value ?? 0;
console.log(
  JSON.stringify({
    name: 'déployer un domaine',
    unit: `ms, médiane de ${TIMES}`,
    rows: measured.map(({ key, name, value }) => ({
      case: `${NAMES[key]}, ${name}`,
      value: Number(value.toFixed(1)),
      ratio: Number((value / activation).toFixed(1)),
    })),
  }),
);
