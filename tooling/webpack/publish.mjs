import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readJson } from './paths.mjs';
import { announcedVersion, hasCode } from './release.mjs';

/** What the portal says of a service whose code is not there yet. */
const ANNOUNCEMENT =
  'Ce service ouvrira prochainement. D’ici là, adressez-vous à votre gestionnaire de dossier.';

const isAnnouncement = (version) => version?.endsWith('-annonce') ?? false;

const readRegistry = (releases) => {
  const path = join(releases, 'registry.json');
  return existsSync(path) ? readJson(path) : { revision: 0, remotes: {} };
};

/** Written beside, then renamed: a reader sees the old list or the new one, never half of one. */
const writeRegistry = (releases, registry) => {
  const path = join(releases, 'registry.json');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(registry, null, 2));
  renameSync(draft, path);
};

const copyDist = (name, target) => {
  const draft = `${target}.${process.pid}`;
  cpSync(join(folderOf(name), 'dist'), draft, {
    recursive: true,
    filter: (source) => !source.endsWith('build.json'),
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
};

const copyRelease = (name, version, releases) => {
  const target = join(releases, name, version);
  mkdirSync(join(releases, name), { recursive: true });
  if (!existsSync(target)) copyDist(name, target);
};

const copyAnnouncement = (name, version, releases) => {
  const target = join(releases, name, version);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'portal.json'), readFileSync(join(folderOf(name), 'portal.json')));
};

const nextEntry = (version, entry) => {
  if (isAnnouncement(version)) return { version, previous: null, enabled: false, message: ANNOUNCEMENT };
  if (!entry || isAnnouncement(entry.version))
    return { version, previous: null, enabled: true, message: null };
  return { ...entry, version, previous: entry.version };
};

/**
 * Publishes what stands in a remote's `dist` and makes it the active version. Old versions stay, for pages
 * that are open. Returns the version and whether it is a new one.
 */
export const publish = (name, releases) => {
  mkdirSync(releases, { recursive: true });
  const version = hasCode(name)
    ? readJson(join(folderOf(name), 'dist', 'release.json')).version
    : announcedVersion(name);
  const copy = isAnnouncement(version) ? copyAnnouncement : copyRelease;
  copy(name, version, releases);

  const registry = readRegistry(releases);
  const entry = registry.remotes[name];
  const isNew = entry?.version !== version;
  if (isNew) {
    registry.remotes[name] = nextEntry(version, entry);
    registry.revision += 1;
    writeRegistry(releases, registry);
  }
  return { version, isNew };
};
