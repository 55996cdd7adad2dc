import { checkContract } from '../checks/release-checks.mjs';
import { refuseFaulty } from '../contract/verdict.mjs';
import { isManifest } from '../published.mjs';
import { Refusal } from '../refusal.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/** @type {ActiveRemote} */
const NEVER = { version: null, previous: null, enabled: true, message: null };

/** @param {Pick<Options, 'store' | 'remote' | 'version' | 'contract'>} options */
const checkPublished = async ({ store, remote, version, contract }) => {
  const manifest = await store.read(remote, version, 'portal.json');
  if (!isManifest(manifest) || !(await store.read(remote, version, 'release.json')))
    throw new Refusal('inconnue', `${remote} ${version} n’est pas publiée.`);
  checkContract(manifest, contract);
};

/**
 * `since` tells this promotion from any other of the same version: what browsers report is counted by it.
 *
 * @type {(entry: ActiveRemote, version: string, since: string) => ActiveRemote}
 */
const activated = (entry, version, since) => {
  const { canary: _, ...rest } = entry;
  return entry.version === version
    ? { ...rest, since: entry.since ?? since, enabled: true, message: null }
    : { ...rest, version, since, previous: entry.version, enabled: true, message: null };
};

/**
 * Makes a published version the active one, for everybody or for a part of the users that stays the same, once its
 * contract test has passed inside the built shell.
 *
 * @param {Omit<Options, 'dist' | 'message' | 'json' | 'shell'>} options
 */
export const promote = async ({ checkRemotes, store, remote, version, percent, contract, by, reason }) => {
  await checkPublished({ store, remote, version, contract });
  const results = await checkRemotes(store, { [remote]: version }, contract);
  refuseFaulty(results, 'Cette version n’est pas activée :');
  const isWhole = percent === undefined || percent === 100;
  const action = isWhole ? 'promote' : `promote ${percent} %`;
  const since = new Date().toISOString();
  await store.change({ remote, action, by, reason }, (found) => {
    const entry = found ?? NEVER;
    if (isWhole) return activated(entry, version, since);
    if (!entry.version) throw new Refusal('sans-version', `${remote} n’a pas de version active à comparer.`);
    return { ...entry, canary: { version, percent, since } };
  });
  return isWhole
    ? `${remote} ${version} est active.`
    : `${remote} ${version} est montrée à ${percent} % des personnes.`;
};
