import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../../deploy/topology/packages.mjs';

/**
 * The distributed base, each PostgreSQL on a small disk of its own, and that of the leader filled to the last byte under
 * writes: what was confirmed must be there. The disks are mounted in a namespace that goes with the process; it takes
 * root, Linux and Debian's packages. FULL_CLUSTER_SECONDS (60) that the disk stays full; FULL_CLUSTER_PORT.
 */
ensurePackages();
const scenario = fileURLToPath(new URL('./full-cluster-process.mjs', import.meta.url));
const { status, stdout, error } = spawnSync(
  'unshare',
  ['--mount', '--propagation', 'private', process.execPath, scenario],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: 900_000 },
);
console.log(stdout?.trim().split('\n').at(-1) ?? '');
if (error || status !== 0) {
  console.error(`full-cluster : échec (${error?.message ?? status}). Il faut Linux, root et unshare.`);
  process.exitCode = 1;
}
