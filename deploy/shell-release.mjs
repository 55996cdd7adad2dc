/** @typedef {import('release-store').ReleaseStore} ReleaseStore */

/** Name of the shell in the registry, beside the domains. */
export const SHELL = 'shell';

/** Stands for the shell that this working copy built, which is published nowhere. */
export const BUILT = 'construit';

/**
 * The shell in service, as a candidate beside others; the built one where none is published.
 *
 * @param {ReleaseStore} store
 * @returns {Promise<Record<string, string>>}
 */
export const shellInService = async (store) => {
  const version = (await store.registry()).remotes[SHELL]?.version;
  return version ? { [SHELL]: version } : {};
};
