import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SOURCE_MAPS } from '../source-maps';
import { removeSourceMaps, writeSourceMaps } from './source-map-files';
import { writeAtomically } from './write-atomically';

/** Folder of one version of a remote; what it holds never changes. */
export const versionFolder = (releases: string, remote: string, version: string): string =>
  join(releases, remote, version);

/** Temporary folder of a version being written or removed by this process. */
export const draftOf = (folder: string): string => `${folder}.draft-${process.pid}`;

/** True for a temporary folder, as an interrupted copy leaves it. */
export const isDraft = (name: string): boolean => name.includes('.draft-');

/** A published remote's JSON file, or null. */
export const readPublished = (releases: string, remote: string, version: string, file: string): unknown => {
  const path = join(versionFolder(releases, remote, version), file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};

/** Published versions of a remote. */
export const versionsOf = (releases: string, remote: string): string[] => {
  const folder = join(releases, remote);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !isDraft(name)) : [];
};

/** A remote, or the shell: nothing else in a folder of releases has versions. */
const isPublisher = (name: string): boolean => name === 'shell' || name.startsWith('mf-');

/** Remotes that published in a folder of releases, and the shell. */
export const publishersIn = (releases: string): string[] =>
  existsSync(releases) ? readdirSync(releases).filter(isPublisher) : [];

/** Build files that are not published: those for the next build, and source maps. */
const UNRELEASED = ['build.json', SOURCE_MAPS, '.map'];

/** True for a file of a build that is published. */
export const isReleased = (path: string): boolean => !UNRELEASED.some((end) => path.endsWith(end));

/**
 * Copies a build to its version's folder with what stands beside its files (text by name), all at once; false when the
 * version is there, which is left as it is.
 */
export const copyRelease = (
  dist: string,
  releases: string,
  remote: string,
  version: string,
  beside: Record<string, string> = {},
): boolean => {
  const target = versionFolder(releases, remote, version);
  if (existsSync(target)) return false;
  mkdirSync(join(releases, remote), { recursive: true });
  const draft = draftOf(target);
  cpSync(dist, draft, { recursive: true, filter: isReleased });
  writeSourceMaps(dist, releases, remote, version);
  for (const [file, text] of Object.entries(beside)) writeFileSync(join(draft, file), text);
  renameSync(draft, target);
  return true;
};

/** Writes what stands beside the files of a published version (text by name); it stays as old as it is. */
export const writeBeside = (
  releases: string,
  remote: string,
  version: string,
  beside: Record<string, string>,
): void => {
  const folder = versionFolder(releases, remote, version);
  const { atime, mtime } = statSync(folder);
  for (const [file, text] of Object.entries(beside)) writeAtomically(join(folder, file), text);
  utimesSync(folder, atime, mtime);
};

/** Removes a version: gone at once for who reads, then from the disk. */
export const removeRelease = (releases: string, remote: string, version: string): void => {
  const folder = versionFolder(releases, remote, version);
  const draft = draftOf(folder);
  renameSync(folder, draft);
  rmSync(draft, { recursive: true, force: true });
  removeSourceMaps(releases, remote, version);
};
