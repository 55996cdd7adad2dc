import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry, copyRelease, versionFolder } from 'release-store';
import { folderOf, readJson } from '../paths.mjs';
import { announcedVersion, hasCode } from './release.mjs';

/** What the portal says of a service whose code is not there yet. */
const ANNOUNCEMENT =
  'Ce service ouvrira prochainement. D’ici là, adressez-vous à votre gestionnaire de dossier.';

/** @param {string | null | undefined} version */
const isAnnouncement = (version) => version?.endsWith('-annonce') ?? false;

/** @type {(name: string, version: string, releases: string) => void} */
const copyAnnouncement = (name, version, releases) => {
  const target = versionFolder(releases, name, version);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'portal.json'), readFileSync(join(folderOf(name), 'portal.json')));
};

/** @type {(version: string, entry: import('release-store').ActiveRemote | undefined) => import('release-store').ActiveRemote} */
const nextEntry = (version, entry) => {
  if (entry?.version === version) return entry;
  if (isAnnouncement(version)) return { version, previous: null, enabled: false, message: ANNOUNCEMENT };
  if (!entry || isAnnouncement(entry.version))
    return { version, previous: null, enabled: true, message: null };
  return { ...entry, version, previous: entry.version };
};

/**
 * Publishes what stands in a remote's `dist` and makes it the active version, as a build on this machine does.
 * Old versions stay, for pages that are open. Resolves to the version.
 *
 * @param {string} name
 * @param {string} releases
 * @returns {Promise<string>}
 */
export const publish = async (name, releases) => {
  const version = hasCode(name)
    ? readJson(join(folderOf(name), 'dist', 'release.json')).version
    : announcedVersion(name);
  if (isAnnouncement(version)) copyAnnouncement(name, version, releases);
  else copyRelease(join(folderOf(name), 'dist'), releases, name, version);
  await changeRegistry(releases, { remote: name, action: 'build' }, (entry) => nextEntry(version, entry));
  return version;
};
