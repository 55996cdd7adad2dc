import { realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { FLOOR, installedNode, isSupported } from '../tooling/build/node/installed-node.mjs';
import { become, root } from './run.mjs';

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
 * Starts this command again in the Node that was installed with the dependencies, and resolves there only; this process
 * stays, to pass on signals and the exit code. Where there is none, this Node goes on if it is recent enough.
 *
 * @returns {Promise<void>}
 */
export async function continueOnInstalledNode() {
  const folder = join(root, 'node_modules');
  const node = installedNode(folder);
  if (node && realpathSync(node) === realpathSync(process.execPath)) return;
  if (node) {
    const path = [dirname(node), process.env.PATH].join(delimiter);
    become(node, process.argv.slice(1), { cwd: process.cwd(), env: { ...process.env, PATH: path } });
    await new Promise(() => {});
  }
  removeBrokenCommand(folder);
  if (isSupported(process.versions.node)) return;
  const { platform, arch, versions } = process;
  console.error(
    `Node ${FLOOR.major}.${FLOOR.minor} ou plus récent est nécessaire sur ${platform} ${arch} (ici : ${versions.node}).`,
  );
  process.exit(1);
}
