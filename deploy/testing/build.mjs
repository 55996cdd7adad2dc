import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRelease } from 'tooling/build/release/release';
import { describeShell } from 'tooling/build/release/shell-release';

/** @type {(dist: string, script: string) => void} */
const writePage = (dist, script) => {
  mkdirSync(join(dist, 'standalone'));
  writeFileSync(join(dist, 'standalone', 'main.js'), script);
};

/**
 * Writes a build as webpack's preset leaves it below `folder`: one script, and the script of a page of its own when
 * there is one. Gives its folder and version.
 *
 * @param {string} folder
 * @param {string} script
 * @param {{ name: string } & Record<string, unknown>} manifest
 * @param {string | null} page
 */
export const writeBuild = (folder, script, manifest, page = null) => {
  mkdirSync(folder, { recursive: true });
  const dist = mkdtempSync(join(folder, 'dist-'));
  if (page) writePage(dist, page);
  writeFileSync(join(dist, 'remoteEntry.js'), script);
  writeFileSync(join(dist, 'portal.json'), JSON.stringify(manifest));
  const version = describeRelease(manifest.name, dist, { semver: '1.0.0', neededAtOnce: [] });
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
