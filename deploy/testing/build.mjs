import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRelease } from 'tooling/webpack/release/release';

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
