import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { teamOn } from '../deploy/testing/team.mjs';
import { rebuild } from '../deploy/testing/versions.mjs';
import { folderOf, root } from '../tooling/webpack/paths.mjs';

/**
 * What a deployment costs beside its build and its contract test: checks and copy of a version, activation, return;
 * in this process, and as commands. Median of BENCH_DEPLOYMENTS; ratios to the activation.
 */
const TIMES = Number(process.env.BENCH_DEPLOYMENTS ?? 50);
const REMOTE = 'mf-orders';

const folder = mkdtempSync(join(tmpdir(), 'portail-bench-deploy-'));
const releases = join(folder, 'releases');
const team = teamOn(releases);

const timed = async (work) => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const versionIn = (said) => said.split(' ')[1];

/** As typed: the rollback goes to and fro between the two versions. */
const command = (...args) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'deploy/portalctl.mjs'), ...args], {
    env: { ...process.env, RELEASES_DIR: releases },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
};

const first = versionIn(await team.publish(REMOTE, join(folderOf(REMOTE), 'dist')));
await team.promote(REMOTE, first);
const times = { publish: [], promote: [], rollback: [], command: [] };
for (let n = 1; n <= TIMES; n += 1) {
  const dist = join(folder, String(n));
  const version = rebuild(REMOTE, dist, `1.1.${n}`);
  times.publish.push(await timed(() => team.publish(REMOTE, dist)));
  times.promote.push(await timed(() => team.promote(REMOTE, version)));
  times.rollback.push(await timed(() => team.rollback(REMOTE)));
  times.command.push(await timed(() => command('rollback', REMOTE)));
}
rmSync(folder, { recursive: true, force: true });

const NAMES = {
  publish: 'publier un build (contrôles et copie)',
  promote: 'activer une version publiée, sans le contrôle au navigateur',
  rollback: 'revenir à la précédente',
  command: 'revenir à la précédente, par la commande',
};
const activation = medianOf(times.promote);
console.log(
  JSON.stringify({
    name: 'déployer un domaine',
    unit: `ms, médiane de ${TIMES}`,
    rows: Object.entries(times).map(([key, values]) => ({
      case: NAMES[key],
      value: Number(medianOf(values).toFixed(1)),
      ratio: Number((medianOf(values) / activation).toFixed(1)),
    })),
  }),
);
