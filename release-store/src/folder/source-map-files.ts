import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SOURCE_MAPS } from '../source-maps';

/** Beside the folders that browsers are sent files from, under a name that none of their addresses can have. */
const MAPS_FOLDER = '.source-maps';

const pathOf = (releases: string, remote: string, version: string): string =>
  join(releases, MAPS_FOLDER, remote, `${version}.json.gz`);

/** Keeps the source maps of a build apart from its version, where it has any. */
export const writeSourceMaps = (dist: string, releases: string, remote: string, version: string): void => {
  const made = join(dist, SOURCE_MAPS);
  if (!existsSync(made)) return;
  const path = pathOf(releases, remote, version);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  copyFileSync(made, draft);
  renameSync(draft, path);
};

/** The source maps of a version as its build wrote them, or null. */
export const readSourceMaps = (releases: string, remote: string, version: string): Uint8Array | null => {
  const path = pathOf(releases, remote, version);
  return existsSync(path) ? readFileSync(path) : null;
};

/** Removes them with their version. */
export const removeSourceMaps = (releases: string, remote: string, version: string): void =>
  rmSync(pathOf(releases, remote, version), { force: true });
