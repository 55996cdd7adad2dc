import { realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installedNode, isSupported, MIN_VERSION } from '../tooling/build/node/installed-node.mjs';
import { root, runInForeground } from './run.mjs';

/**
 * npm and pnpm look for `node` in here first: one that does not start would break every command.
 *
 * @param {string} folder `node_modules` of the workspace
 */
const removeBrokenCommand = (folder) => {
  for (const name of ['node', 'node.cmd', 'node.ps1', 'node.exe'])
    rmSync(join(folder, '.bin', name), { force: true });
};

/**
 * Re-executes this command in the Node installed with the dependencies, and resolves there only; the parent forwards
 * signals and the exit code. Without an installed Node, goes on if this one is recent enough.
 *
 * @returns {Promise<void>}
 */
export async function reexecOnInstalledNode() {
  const folder = join(root, 'node_modules');
  const node = installedNode(folder);
  if (node && realpathSync(node) === realpathSync(process.execPath)) return;
  if (node) {
    const path = [dirname(node), process.env.PATH].join(delimiter);
    runInForeground(node, process.argv.slice(1), { cwd: process.cwd(), env: { ...process.env, PATH: path } });
    await new Promise(() => {});
  }
  removeBrokenCommand(folder);
  if (isSupported(process.versions.node)) return;
  const { platform, arch, versions } = process;
  console.error(
    `Node ${MIN_VERSION.major}.${MIN_VERSION.minor} ou plus récent est nécessaire sur ${platform} ${arch} (ici : ${versions.node}).`,
  );
  process.exit(1);
}
