import { SHELL } from '../shell-release.mjs';

/**
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/**
 * Whether a version is published with its code.
 *
 * @type {(store: ReleaseStore, remote: string, version: string) => Promise<boolean>}
 */
export const hasCode = async (store, remote, version) =>
  version !== '' && (await store.read(remote, version, 'release.json')) !== null;

/**
 * What users are shown of each remote in service: the active versions, then those under trial; none that is empty.
 *
 * @param {ReleaseStore} store
 */
export const deployed = async (store) => {
  const { remotes } = await store.registry();
  /** @param {(entry: ActiveRemote) => string | null | undefined} versionOf */
  const pick = async (versionOf) => {
    /** @type {Record<string, string>} */
    const picked = {};
    for (const [remote, entry] of Object.entries(remotes)) {
      if (remote === SHELL) continue;
      const version = entry.enabled ? versionOf(entry) : null;
      if (version && (await hasCode(store, remote, version))) picked[remote] = version;
    }
    return picked;
  };
  const shown = [await pick(({ version }) => version), await pick(({ canary }) => canary?.version)];
  return shown.filter((versions) => Object.keys(versions).length > 0);
};
