import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * A portal on the embedded database, on a disk of its own that is filled to the last byte: writes must be refused or
 * told to come back in time, and everything must come back by itself with the room. The disk is a tmpfs in a mount
 * namespace of its own, which goes with the process; without the right to make one this bench fails and says so.
 */
const scenario = fileURLToPath(new URL('./full-disk/scenario.mjs', import.meta.url));
const isRoot = process.getuid?.() === 0;
const namespace = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
const script = 'mount -t tmpfs -o size=400m tmpfs /mnt && exec "$0" "$1" /mnt';
const { status, stdout, error } = spawnSync(
  'unshare',
  [...namespace, '--propagation', 'private', 'sh', '-c', script, process.execPath, scenario],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], timeout: 300_000 },
);
if (error || status !== 0) {
  console.error(stdout ?? '');
  console.error(
    `full-disk : échec (${error?.message ?? status}). Il faut Linux, unshare et le droit de monter un tmpfs.`,
  );
  process.exitCode = 1;
} else {
  console.log(stdout.trim().split('\n').at(-1));
}
