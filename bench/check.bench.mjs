import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from 'release-store';
import { teamAt } from '../deploy/testing/team.mjs';
import { folderOf, REMOTES, root } from '../tooling/build/paths.mjs';

/**
 * What the contract test costs, by the command, of each remote that BENCH_REMOTES names (all when absent), BENCH_CHECKS
 * times: a version that was never judged, on a machine that has judged one; then to promote it, which judges it no more.
 * The shortest of the times is said too: what else the machine does only ever adds.
 */
const TIMES = Number(process.env.BENCH_CHECKS ?? 5);
const ASKED = process.env.BENCH_REMOTES?.split(',') ?? REMOTES;

const releases = mkdtempSync(join(tmpdir(), 'portail-bench-check-'));
const store = openReleaseStore({ bucket: null, folder: releases });

/**
 * Seconds of a command as typed.
 *
 * @type {(env: Record<string, string>, ...args: string[]) => Promise<number>}
 */
const seconds = async (env, ...args) => {
  const since = performance.now();
  const child = spawn(process.execPath, [join(root, 'deploy/portalctl.mjs'), ...args], {
    env: { ...process.env, RELEASES_DIR: releases, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`portalctl ${args.join(' ')} : ${code}`);
  return (performance.now() - since) / 1000;
};

/** A CI judges everything anew. */
const JUDGED_ANEW = { CI: 'true' };

/** @type {(what: string, values: number[]) => { case: string, values: number[] }} */
const row = (what, values) => ({ case: what, values: values.toSorted((a, b) => a - b) });

const measured = [];
for (const remote of ASKED) {
  const [, version = ''] = (await teamAt(store).publish(remote, join(folderOf(remote), 'dist'))).split(' ');
  // The database that all begin with is filled by the first check of a build.
  if (measured.length === 0) await seconds(JUDGED_ANEW, 'check', remote, version);
  const anew = [];
  for (let n = 0; n < TIMES; n += 1) anew.push(await seconds(JUDGED_ANEW, 'check', remote, version));
  measured.push(row(`contrôler ${remote}`, anew));
  await seconds({ CI: '' }, 'check', remote, version);
  measured.push(
    row(`activer ${remote}, déjà contrôlé`, [await seconds({ CI: '' }, 'promote', remote, version)]),
  );
}
rmSync(releases, { recursive: true, force: true });

const first = measured[0]?.values[0] ?? 0;
console.log(
  JSON.stringify({
    name: 'le contrôle d’une version',
    unit: `s, le plus court et la médiane de ${TIMES}`,
    rows: measured.map(({ case: what, values }) => ({
      case: what,
      value: Number((values[0] ?? 0).toFixed(1)),
      median: Number((values[Math.floor(values.length / 2)] ?? 0).toFixed(1)),
      ratio: Number(((values[0] ?? 0) / first).toFixed(1)),
    })),
  }),
);
