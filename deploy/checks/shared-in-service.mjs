import { sharedVersions } from 'tooling/build/settings/shared';
import { isRelease } from '../published.mjs';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { awaitsNewer, isInRange } from './release-checks.mjs';

/**
 * @typedef {Record<string, string>} Versions by module
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 */

/**
 * What a shell gives to the remotes; nothing where none is named, or by a shell from before it was told.
 *
 * @type {(store: ReleaseStore, version: string | null | undefined) => Promise<Record<string, unknown>>}
 */
const givenBy = async (store, version) => {
  const release = version ? await store.read(SHELL, version, 'release.json') : null;
  const shared = typeof release === 'object' && release ? Reflect.get(release, 'shared') : null;
  return typeof shared === 'object' && shared !== null ? Object.fromEntries(Object.entries(shared)) : {};
};

/**
 * The modules that a remote takes from the page, and that a shell does not give as they were when it was built.
 *
 * @type {(asked: Versions, given: Record<string, unknown>) => { name: string, version: string, found: string }[]}
 */
const missingOf = (asked, given) =>
  Object.entries(asked).flatMap(([name, version]) => {
    const found = given[name];
    return typeof found !== 'string' || isInRange(found, `^${version}`) ? [] : [{ name, version, found }];
  });

/** @param {ReturnType<typeof missingOf>} missing */
const inWords = (missing) =>
  `${missing.map(({ name, version, found }) => `${name} ${version} est demandé, le shell donne ${found}`).join(' ; ')}.`;

/**
 * What a build of this checkout would wait for, in French; null where the shell in service runs it. A remote takes React,
 * the router, the kit and the session from the page, in the versions that it was built with or later ones of the same
 * major. Throws a Refusal where no newer shell would run it.
 *
 * @param {ReleaseStore} store
 * @param {Versions} built versions that a build of this checkout asks for
 * @returns {Promise<string | null>}
 */
export const awaitedShared = async (store, built = sharedVersions()) => {
  const given = await givenBy(store, (await store.registry()).remotes[SHELL]?.version);
  const missing = missingOf(built, given);
  if (missing.length === 0) return null;
  if (missing.every(({ version, found }) => awaitsNewer(found, `^${version}`))) return inWords(missing);
  throw new Refusal('partage', inWords(missing));
};

/**
 * Refuses a published version that takes from the page what a shell does not give; nothing where either is from before it
 * was told.
 *
 * @param {ReleaseStore} store
 * @param {unknown} release `release.json` of the version
 * @param {{ shell: string | null | undefined, remedy: string }} at version of the shell; what to do, in French
 */
export const checkShared = async (store, release, { shell, remedy }) => {
  const asked = isRelease(release) ? (release.shared ?? {}) : {};
  const missing = missingOf(asked, await givenBy(store, shell));
  if (missing.length > 0) throw new Refusal('partage', `${inWords(missing)} ${remedy}`);
};
