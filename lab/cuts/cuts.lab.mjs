import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../../deploy/topology/packages.mjs';

/**
 * The whole topology, each part on a machine of its own, and every link between two of them cut in turn under the writes
 * of six students: what was confirmed must be there. The network is one of namespaces, which goes with the process; it
 * takes root and Debian's packages. CUTS_ONLY: the cuts whose name has this; CUTS_SECONDS (40); CUTS_PORT.
 */
// From the network of cuts nothing outside is reached.
ensurePackages();
const scenario = fileURLToPath(new URL('./cuts-process.mjs', import.meta.url));
const script = 'mount -t tmpfs tmpfs /run && mkdir /run/netns && exec "$0" "$1"';
const { status, stdout, error } = spawnSync(
  'unshare',
  ['--net', '--mount', '--propagation', 'private', 'sh', '-c', script, process.execPath, scenario],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: 1_800_000 },
);
console.log(stdout?.trim().split('\n').at(-1) ?? '');
if (error || status !== 0) {
  console.error(`cuts : échec (${error?.message ?? status}). Il faut Linux, root, unshare et ip (iproute2).`);
  process.exitCode = 1;
}
