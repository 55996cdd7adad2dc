import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reexecOnInstalledNode } from './reexec-node.mjs';
import { root, runOrExit } from './run.mjs';

// pnpm 11 asks for Node 22.13, and the installation begins on the Node of the machine (docs/decisions/supported-ground.md).
const PNPM = 'pnpm@10.34.9';
const stamp = join(root, 'node_modules', '.installed');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');

/** @param {'--frozen-lockfile' | '--no-frozen-lockfile'} lockfile */
async function install(lockfile) {
  console.log('Installation des dépendances…');
  await runOrExit('npx', ['--yes', PNPM, 'install', lockfile, '--prefer-offline']);
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
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) await install('--frozen-lockfile');
  await reexecOnInstalledNode();
  const { ensureReleaseStore } = await import('../release-store/build.mjs');
  await ensureReleaseStore();
}

/** Reinstalls a workspace whose packages changed, and updates the lockfile. */
export const installAgain = () => install('--no-frozen-lockfile');
