import { existsSync } from 'node:fs';
import { EMPTY_REGISTRY, readRegistry, writeRegistry } from '../registry/registry-file.mjs';
import { removeRelease, versionFolder, versionsOf } from '../registry/release-folder.mjs';
import { downloadRelease } from './bucket-release.mjs';
import { claimFolder } from './claim-folder.mjs';
import { REGISTRY, VERSIONS } from './keys.mjs';
import { openObjects } from './objects.mjs';

const namedBy = (entry) => [entry?.version, entry?.canary?.version, entry?.previous].filter(Boolean);

/**
 * Keeps a folder of releases like a bucket, for a server and for nginx, which read folders. A change of the registry
 * is shown once the versions that it names are here; a remote of which one can't be fetched stays as it was. `tell` is
 * given what went wrong, each thing once.
 *
 * @returns `sync()`, one look at the bucket; resolves to whether more versions are to be fetched
 */
export const createMirror = ({ bucket, releases, tell }) => {
  claimFolder(releases, bucket);
  const objects = openObjects(bucket);
  let registry = { value: EMPTY_REGISTRY, mark: undefined };
  let index = { value: {}, mark: undefined };
  const told = new Set();

  const refreshed = async (key, known) => {
    const found = await objects.read(key, { since: known.mark });
    return found ? { value: JSON.parse(found.body.toString('utf8')), mark: found.mark } : known;
  };

  const isHere = (remote, version) => existsSync(versionFolder(releases, remote, version));
  const listed = (remote, version) => index.value[remote]?.find((one) => one.version === version);

  const bring = async (remote, version) => {
    const date = listed(remote, version)?.date ?? new Date().toISOString();
    try {
      await downloadRelease(objects, releases, remote, { version, at: Date.parse(date) });
      return true;
    } catch (error) {
      if (!told.has(error.message)) tell(error);
      told.add(error.message);
      return false;
    }
  };

  /** The entry once its versions are here. The one before the active one may be missing: nobody is shown it. */
  const settled = async (remote, entry, shown) => {
    const { version, canary, previous } = entry;
    if (version && !(await bring(remote, version))) return shown;
    if (canary && !(await bring(remote, canary.version))) return shown;
    if (previous && listed(remote, previous)) await bring(remote, previous);
    return entry;
  };

  const show = async () => {
    const shown = readRegistry(releases);
    const remotes = {};
    for (const [remote, entry] of Object.entries(registry.value.remotes)) {
      const next = await settled(remote, entry, shown.remotes[remote]);
      if (next) remotes[remote] = next;
    }
    const next = { ...registry.value, remotes };
    if (JSON.stringify(next) !== JSON.stringify(shown)) writeRegistry(releases, next);
  };

  const failed = new Set();

  /** Fetches one version that an open page or a tester may ask for. */
  const bringOne = async () => {
    for (const [remote, versions] of Object.entries(index.value)) {
      for (const { version } of versions) {
        const name = `${remote}/${version}`;
        if (isHere(remote, version) || failed.has(name)) continue;
        if (!(await bring(remote, version))) failed.add(name);
        return true;
      }
    }
    return false;
  };

  const removeOld = () => {
    for (const [remote, versions] of Object.entries(index.value)) {
      const kept = new Set([
        ...versions.map(({ version }) => version),
        ...namedBy(registry.value.remotes[remote]),
        ...namedBy(readRegistry(releases).remotes[remote]),
      ]);
      for (const version of versionsOf(releases, remote))
        if (!kept.has(version)) removeRelease(releases, remote, version);
    }
  };

  return {
    sync: async () => {
      registry = await refreshed(REGISTRY, registry);
      index = await refreshed(VERSIONS, index);
      // A bucket without a registry takes nothing out of service: it is new, or somebody emptied it.
      if (registry.mark) await show();
      if (await bringOne()) return true;
      failed.clear();
      removeOld();
      return false;
    },
  };
};
