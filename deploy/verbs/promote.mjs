import { trialMark } from 'release-store';
import { contractOfShell } from '../checks/contract-in-service.mjs';
import { checkPublished } from '../checks/published-version.mjs';
import { refuseFaulty, withWarnings } from '../contract/verdict/verdict.mjs';
import { Refusal } from '../refusal.mjs';
import { SHELL, shellInService } from '../shell-release.mjs';
import { deployed } from './deployed.mjs';

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('release-store').ActiveRemote} ActiveRemote
 */

/** @type {ActiveRemote} */
export const NEVER = { version: null, previous: null, enabled: true, message: null };

/** @typedef {Pick<Options, 'store' | 'remote' | 'version' | 'contract' | 'checkRemotes'>} Wanted */

/** @type {(wanted: Wanted) => Promise<import('../published.mjs').Verdict[]>} */
const judge = async ({ checkRemotes, store, remote, version, contract }) => {
  if (remote !== SHELL)
    return checkRemotes(store, { ...(await shellInService(store)), [remote]: version }, contract);
  const spoken = await contractOfShell(store, version);
  const results = [];
  for (const versions of await deployed(store))
    results.push(...(await checkRemotes(store, { ...versions, [SHELL]: version }, spoken)));
  return results;
};

/** What a shell that does not go with every domain in service needs. @param {string} version */
const togetherWith = (version) =>
  `Un domaine qui a une version pour ce shell s’active avec lui : portalctl promote --set shell@${version} <domaine>@<version>, ou --all pour tout ce qui est construit ici.`;

/**
 * `since` tells this promotion from any other of the same version: what browsers report is counted by it.
 *
 * @type {(entry: ActiveRemote, version: string, since: string) => ActiveRemote}
 */
export const activated = (entry, version, since) => {
  const { canary: _, reverted = [], ...rest } = entry;
  // Who promotes what was taken back has had it checked, and wants it watched like any other.
  const left = reverted.filter((one) => one !== version);
  const next = { ...rest, ...(left.length > 0 && { reverted: left }), enabled: true, message: null };
  return entry.version === version
    ? { ...next, since: entry.since ?? since }
    : { ...next, version, since, previous: entry.version };
};

/** @type {(accounts: string[]) => string} */
const alsoFor = (accounts) =>
  accounts.length > 0
    ? `, et à ${accounts.join(', ')}.`
    : '. Pour la voir vous-même : la même commande, avec --pour <votre compte>.';

/** What a promotion says that it did. @type {(named: { remote: string, version: string, percent: number | undefined, accounts: string[] }, wasOut: boolean) => string} */
const outcome = ({ remote, version, percent, accounts }, wasOut) =>
  percent === undefined || percent === 100
    ? `${remote} ${version} est active${wasOut ? ', et le domaine est de nouveau en service' : ''}.`
    : `${remote} ${version} est montrée à ${percent} % des personnes${alsoFor(accounts)}`;

/**
 * Makes a published version the active one, for everybody or for a part of the users that stays the same, once its
 * contract test has passed inside the built shell.
 *
 * @param {Omit<Options, 'dist' | 'message' | 'json' | 'shell'>} options
 */
export const promote = async (options) => {
  const { checkRemotes, store, remote, version, percent, accounts = [], contract, by, reason } = options;
  const { shell } = await shellInService(store);
  await checkPublished(store, remote, version, { contract, shell });
  const results = await judge({ checkRemotes, store, remote, version, contract });
  refuseFaulty(results, 'Cette version n’est pas activée :', remote === SHELL ? togetherWith(version) : '');
  const isWhole = percent === undefined || percent === 100;
  const action = isWhole ? 'promote' : `promote ${percent} %`;
  const since = new Date().toISOString();
  let wasOut = false;
  await store.change({ remote, action, by, reason }, (found) => {
    const entry = found ?? NEVER;
    wasOut = entry.version !== null && !entry.enabled;
    if (isWhole) return activated(entry, version, since);
    if (!entry.version) throw new Refusal('sans-version', `${remote} n’a pas de version active à comparer.`);
    const people = accounts.map((account) => trialMark(remote, account));
    return { ...entry, canary: { version, percent, since, ...(people.length > 0 && { people }) } };
  });
  return withWarnings(outcome({ remote, version, percent, accounts }, wasOut), results);
};
