import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installProgress } from '../tooling/build/node/install-progress.mjs';
import { runQuietly } from '../tooling/build/node/progress.mjs';
import { reexecOnInstalledNode } from './reexec-node.mjs';
import { root } from './run.mjs';

// pnpm 11 asks for Node 22.13, and the installation begins on the Node of the machine (docs/decisions/supported-ground.md).
const PNPM = 'pnpm@10.34.9';
const stamp = join(root, 'node_modules', '.installed');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');

const isWindows = process.platform === 'win32';

const NO_NETWORK = `Les dépendances n’ont pas pu être installées : ce poste n’atteint pas le réseau. Vérifiez la connexion, ou
réglez le mandataire de npm (« npm config set proxy … »), puis relancez la même commande.`;

/** Whether a name of the network is known here, or a proxy knows them instead. */
const reachesNetwork = async () => {
  const { stdout } = await promisify(execFile)('npm', ['config', 'get', 'registry'], { shell: isWindows });
  const { hostname } = new URL(stdout.trim());
  const isProxied = ['HTTPS_PROXY', 'https_proxy', 'npm_config_https_proxy', 'npm_config_proxy'].some(
    (name) => process.env[name],
  );
  return isProxied || (await lookup(hostname).then(Boolean, () => false));
};

/** Neither npm nor pnpm asks anything here, or says that it has a newer version. */
const QUIET = { npm_config_update_notifier: 'false', npm_config_confirm_modules_purge: 'false' };

/**
 * What is in the machine's stores needs no network: without one npm is told so, which otherwise tries for minutes.
 *
 * @param {'--frozen-lockfile' | '--no-frozen-lockfile'} lockfile
 * @param {string} what
 */
async function install(lockfile, what) {
  const isOnline = await reachesNetwork();
  const from = isOnline ? '--prefer-offline' : '--offline';
  const code = await runQuietly(
    what,
    ['npx', '--yes', PNPM, 'install', lockfile, from, '--reporter=append-only'],
    {
      cwd: root,
      env: { ...process.env, ...QUIET, ...(!isOnline && { npm_config_offline: 'true' }) },
      progressOf: installProgress,
      explains: isOnline,
    },
  );
  if (code !== 0 && !isOnline) console.error(NO_NETWORK);
  if (code !== 0) process.exit(code);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lockHash());
}

/**
 * Installs the workspace when the lockfile changed since, goes on in the Node that came with it, and makes what the commands
 * themselves run of its sources.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 ou plus récent est nécessaire (ici : ${process.versions.node}).`);
    process.exit(1);
  }
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash())
    await install('--frozen-lockfile', 'Installation des dépendances (une à trois minutes la première fois)');
  await reexecOnInstalledNode();
  const { ensureReleaseStore } = await import('../release-store/build.mjs');
  await ensureReleaseStore();
}

/** Reinstalls a workspace whose packages changed, and updates the lockfile. @param {string} what */
export const installAgain = (what) => install('--no-frozen-lockfile', what);
