import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of one version of a remote; what it holds never changes. */
export const versionFolder = (releases, name, version) => join(releases, name, version);

/** A published remote's JSON file, or null. */
export const readPublished = (releases, name, version, file) => {
  const path = join(versionFolder(releases, name, version), file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

/** Published versions of a remote, without the drafts of a copy that was cut. */
export const versionsOf = (releases, name) => {
  const folder = join(releases, name);
  return existsSync(folder) ? readdirSync(folder).filter((one) => !one.includes('.brouillon-')) : [];
};

/** A file of a build that is published; what only the next build reads is not. */
export const isReleased = (path) => !path.endsWith('build.json');

/** Copies a build to its version's folder, all at once; a version that is there is left as it is. */
export const copyRelease = (dist, releases, name, version) => {
  const target = versionFolder(releases, name, version);
  if (existsSync(target)) return false;
  mkdirSync(join(releases, name), { recursive: true });
  const draft = `${target}.brouillon-${process.pid}`;
  cpSync(dist, draft, { recursive: true, filter: isReleased });
  renameSync(draft, target);
  return true;
};

/** Removes a version: gone at once for who reads, then from the disk. */
export const removeRelease = (releases, name, version) => {
  const folder = versionFolder(releases, name, version);
  const draft = `${folder}.brouillon-${process.pid}`;
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
};
