import { sharedVersions } from 'tooling/build/settings/shared';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { isInRange } from './release-checks.mjs';

/** @typedef {Record<string, string>} Versions by module */

/**
 * What the shell in service gives to the remotes; nothing where none is published, or by a shell from before it was told.
 *
 * @param {import('release-store').ReleaseStore} store
 * @returns {Promise<Record<string, unknown>>}
 */
const givenBy = async (store) => {
  const version = (await store.registry()).remotes[SHELL]?.version;
  const release = version ? await store.read(SHELL, version, 'release.json') : null;
  const shared = typeof release === 'object' && release ? Reflect.get(release, 'shared') : null;
  return typeof shared === 'object' && shared !== null ? Object.fromEntries(Object.entries(shared)) : {};
};

/**
 * Refuses to build here what the shell in service would not run: a remote takes React, the router, the kit and the session
 * from the page, in the versions that it was built with or later ones of the same major.
 *
 * @param {import('release-store').ReleaseStore} store
 * @param {Versions} built versions that a build of this checkout asks for
 */
export const checkShared = async (store, built = sharedVersions()) => {
  const given = await givenBy(store);
  const missing = Object.entries(built).flatMap(([name, version]) => {
    const found = given[name];
    return typeof found !== 'string' || isInRange(found, `^${version}`)
      ? []
      : [`${name} ${version} est demandé ici, le shell en service donne ${found}`];
  });
  if (missing.length > 0) throw new Refusal('partage', `${missing.join(' ; ')}.`);
};
