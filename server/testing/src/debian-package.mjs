import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a package of Debian where that is allowed (as root, with `apt-get`); elsewhere does nothing. Whether it is
 * there afterwards is for the caller to see.
 *
 * @param {string} name
 */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env, timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
    stdio: 'ignore',
    env,
    timeout: 300_000,
  });
}
