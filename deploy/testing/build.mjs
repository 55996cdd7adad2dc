import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, filesUnder, integrityOf } from 'tooling/webpack/digest';

const writePage = (dist, script) => {
  mkdirSync(join(dist, 'standalone'));
  writeFileSync(join(dist, 'standalone', 'main.js'), script);
};

/**
 * Writes a build as webpack's preset leaves it below `folder`: one script, and the script of a page of its own when
 * there is one. Gives its folder and version.
 */
export const writeBuild = (folder, script, manifest, page = null) => {
  mkdirSync(folder, { recursive: true });
  const dist = mkdtempSync(join(folder, 'dist-'));
  if (page) writePage(dist, page);
  const entry = join(dist, 'remoteEntry.js');
  const portal = join(dist, 'portal.json');
  writeFileSync(entry, script);
  writeFileSync(portal, JSON.stringify(manifest));
  const { name } = manifest;
  const scripts = filesUnder(dist).filter((path) => path.endsWith('.js'));
  const version = `1.0.0-${digestOf([...scripts, portal], dist).slice(0, 8)}`;
  const release = {
    name,
    version,
    entry: { url: `/r/${name}/${version}/remoteEntry.js`, integrity: integrityOf(entry) },
    files: [],
    preload: [],
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return { dist, version };
};
