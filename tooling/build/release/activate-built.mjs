import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRegistry, copyRelease, readJournal, readRegistry, versionFolder } from 'release-store';
import { folderOf, REMOTES, readJson } from '../paths.mjs';
import { announcedVersion, hasCode } from './release.mjs';

/** @typedef {import('release-store').ActiveRemote} ActiveRemote */

/** Version of a service announced without code. */
export const ANNOUNCEMENT =
  'Ce service ouvrira prochainement. D’ici là, adressez-vous à votre gestionnaire de dossier.';

/** Journal verb of this module; any other verb marks a folder as deployed to. */
const ACTION = 'build';

/** @param {string | null | undefined} version */
export const isAnnouncement = (version) => version?.endsWith('-annonce') ?? false;

/** @type {(name: string, version: string, releases: string) => void} */
const copyAnnouncement = (name, version, releases) => {
  const target = versionFolder(releases, name, version);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'portal.json'), readFileSync(join(folderOf(name), 'portal.json')));
};

/** @type {(version: string, entry: ActiveRemote | undefined) => ActiveRemote} */
const nextEntry = (version, entry) => {
  if (entry?.version === version) return entry;
  if (isAnnouncement(version)) return { version, previous: null, enabled: false, message: ANNOUNCEMENT };
  if (!entry || isAnnouncement(entry.version))
    return { version, previous: null, enabled: true, message: null };
  return { ...entry, version, previous: entry.version };
};

/**
 * Built or announced version of the shell or a remote.
 *
 * @param {string} name
 */
const versionHere = (name) =>
  name === 'shell' || hasCode(name)
    ? readJson(join(folderOf(name), 'dist', 'release.json')).version
    : announcedVersion(name);

/** @type {(name: string, releases: string) => Promise<void>} */
const activate = async (name, releases) => {
  const version = versionHere(name);
  if (isAnnouncement(version)) copyAnnouncement(name, version, releases);
  else copyRelease(join(folderOf(name), 'dist'), releases, name, version);
  await changeRegistry(releases, { remote: name, action: ACTION }, (entry) => nextEntry(version, entry));
};

/**
 * True when nobody deployed here: every journal line is from this module.
 *
 * @param {string} releases
 */
const isUntouched = (releases) => {
  const lines = readJournal(releases).filter(({ action }) => action === ACTION);
  return lines.length === readRegistry(releases).revision;
};

/**
 * Publishes and activates the builds of this working copy in a folder of releases that nobody deploys to: an empty one,
 * or one that only this ever wrote. Where somebody promoted or rolled back anything the registry is theirs and stays as
 * it is: the names of the packages whose build is not the version in service are what it resolves to.
 *
 * @param {string} releases
 * @param {string[]} packages
 * @returns {Promise<string[]>}
 */
export const activateBuilt = async (releases, packages = ['shell', ...REMOTES]) => {
  if (isUntouched(releases)) {
    for (const name of packages) await activate(name, releases);
    return [];
  }
  const { remotes } = readRegistry(releases);
  return packages.filter((name) => remotes[name] && remotes[name].version !== versionHere(name));
};
