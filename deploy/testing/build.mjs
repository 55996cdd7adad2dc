import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRelease } from 'tooling/build/release/release';
import { describeShell } from 'tooling/build/release/shell-release';

/** @type {(dist: string, script: string) => void} */
const writePage = (dist, script) => {
  mkdirSync(join(dist, 'standalone'));
  writeFileSync(join(dist, 'standalone', 'main.js'), script);
};

/** What the server draws the screens of a written build with. */
export const SERVER_FILE = 'server/screens.0a1b2c3d.cjs';

/** @type {(dist: string, source: string) => void} */
const writeScreens = (dist, source) => {
  mkdirSync(join(dist, 'server'));
  writeFileSync(join(dist, SERVER_FILE), source);
};

/**
 * Writes a build as webpack's preset leaves it below `folder`: one script, and where there are any the script of a page of
 * its own and the file that the server draws its screens with. Gives its folder and version.
 *
 * @param {string} folder
 * @param {string} script
 * @param {{ name: string } & Record<string, unknown>} manifest
 * @param {{ page?: string | null, screens?: string | null }} [beside]
 */
export const writeBuild = (folder, script, manifest, { page = null, screens = null } = {}) => {
  mkdirSync(folder, { recursive: true });
  const dist = mkdtempSync(join(folder, 'dist-'));
  if (page) writePage(dist, page);
  if (screens) writeScreens(dist, screens);
  writeFileSync(join(dist, 'remoteEntry.js'), script);
  writeFileSync(join(dist, 'portal.json'), JSON.stringify(manifest));
  const server = screens === null ? {} : { server: SERVER_FILE };
  const version = describeRelease(manifest.name, dist, { semver: '1.0.0', neededAtOnce: [], ...server });
  return { dist, version };
};

/**
 * Writes a shell's build below `folder`, as webpack's preset leaves it: one script. Gives its folder and version.
 *
 * @param {string} folder
 * @param {string} script
 * @param {string} [contract] that it speaks
 * @param {Record<string, string>} [shared] what it gives to the remotes
 */
export const writeShell = (folder, script, contract = '1.4.0', shared = {}) => {
  mkdirSync(folder, { recursive: true });
  const dist = mkdtempSync(join(folder, 'shell-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', 'main.js'), script);
  writeFileSync(
    join(dist, 'assets.json'),
    JSON.stringify({ main: ['/assets/main.js'], css: [], preload: [] }),
  );
  writeFileSync(join(dist, 'paths.json'), JSON.stringify(['/desktop', '/recus/:numero']));
  return { dist, version: describeShell(dist, { semver: '1.0.0', contract, shared }) };
};
