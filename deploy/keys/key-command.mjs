import { existsSync, readFileSync } from 'node:fs';
import {
  isForeignTrust,
  isPublicKey,
  keyPath,
  makeKey,
  missingKey,
  OPERATOR,
  publicHalf,
  readTrust,
  SERVER,
  signEntry,
  verifyEntry,
  writeKey,
  writeTrust,
} from 'release-store';
import { REMOTES } from 'tooling/build/paths';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { adoptStore, isSound } from './adopt.mjs';
import { configuredGuard, dataFolder, searchedForKeys, trustFile } from './guard.mjs';

/**
 * @typedef {import('release-store').ReleaseStore} ReleaseStore
 * @typedef {import('release-store').Trust} Trust
 * @typedef {{ store: ReleaseStore, what: string, to: string | undefined, by: string }} Options the store is not guarded
 */

const STATES = { retired: 'remplacée', revoked: 'révoquée' };

/** @type {() => Trust} */
const trustNow = () => (existsSync(trustFile()) ? readTrust(trustFile()) : { keys: [] });

/** @param {string} owner */
const checkOwner = (owner) => {
  const known = [OPERATOR, SERVER, SHELL, ...REMOTES];
  if (!known.includes(owner)) throw new Refusal('cle', `Une clé est à l’un de : ${known.join(', ')}.`);
};

/** @type {(options: Options) => Promise<string>} */
const make = async ({ what: owner, to = keyPath(dataFolder(), owner) }) => {
  checkOwner(owner);
  if (existsSync(to)) throw new Refusal('cle', `${to} existe déjà : rien n’est écrasé.`);
  const key = await makeKey(owner);
  writeKey(to, key);
  return `Clé de ${owner} dans ${to} (à garder secrète ; RELEASE_KEY la nomme).\nPartie publique, pour « key trust » :\n${JSON.stringify(publicHalf(key))}`;
};

/** @type {(text: string) => unknown} */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @type {(options: Options) => Promise<string>} */
const trust = async ({ what }) => {
  const key = parsed(existsSync(what) ? readFileSync(what, 'utf8') : what);
  if (!isPublicKey(key)) throw new Refusal('cle', 'Donnez une clé publique, ou le fichier d’une clé.');
  checkOwner(key.owner);
  const { keys, ...rest } = trustNow();
  if (keys.some(({ kid }) => kid === key.kid)) throw new Refusal('cle', `${key.kid} est déjà connue.`);
  writeTrust(trustFile(), { ...rest, keys: [...keys, publicHalf(key)] });
  return `${key.owner} peut publier avec ${key.kid} (${trustFile()}).`;
};

/** @typedef {(key: import('release-store').TrustedKey) => boolean} IsMeant */

/** The trust in which these keys have a state; a revoked one stays so. @type {(trust: Trust, isMeant: IsMeant, state: 'retired' | 'revoked') => Trust} */
const marked = ({ keys, ...rest }, isMeant, state) => ({
  ...rest,
  keys: keys.map((key) => (isMeant(key) && key.state !== 'revoked' ? { ...key, state } : key)),
});

/** @type {(options: Options) => Promise<string>} */
const revoke = async ({ what: kid }) => {
  const known = trustNow();
  if (!known.keys.some((key) => key.kid === kid && key.state !== 'revoked'))
    throw new Refusal('cle', `Aucune clé en vigueur ne s’appelle ${kid || '…'} : « key list » les nomme.`);
  writeTrust(
    trustFile(),
    marked(known, (key) => key.kid === kid, 'revoked'),
  );
  return `${kid} est révoquée : rien de ce qu’elle a signé ne vaut plus.`;
};

/**
 * Entries that the keys of a trust answer for, as they stand now.
 *
 * @type {(store: ReleaseStore, trust: Trust) => Promise<string[]>}
 */
const soundEntries = async (store, trust) => {
  const { remotes } = await store.registry();
  const found = [];
  for (const [remote, entry] of Object.entries(remotes))
    if (await isSound(verifyEntry(trust, remote, entry))) found.push(remote);
  return found;
};

/**
 * Refuses where what is in service is signed and none of these keys signed it: they are not those of this store.
 *
 * @type {(store: ReleaseStore, owner: string) => Promise<void>}
 */
const requireOwnStore = async (store, owner) => {
  if (await isForeignTrust(trustNow(), await store.registry())) throw missingKey(owner, searchedForKeys());
};

/**
 * The key before is retired last: until what stands under it is signed anew it is in force beside the new one, and no
 * server that looks meanwhile misses a domain, nor one that is left so by a command that was broken off.
 *
 * @type {(options: Options) => Promise<string>}
 */
const rotate = async ({ store, what: owner, to = keyPath(dataFolder(), owner), by }) => {
  checkOwner(owner);
  await requireOwnStore(store, owner);
  // The server signs nothing of its own: what it took back is confirmed by who may.
  const confirming = owner === SERVER && existsSync(trustFile()) ? configuredGuard()?.key() : undefined;
  const key = await makeKey(owner);
  /** @type {IsMeant} */
  const isBefore = (one) => one.owner === owner && one.kid !== key.kid;
  const { keys, ...rest } = trustNow();
  const both = { ...rest, keys: [...keys, publicHalf(key)] };
  writeTrust(trustFile(), both);
  writeKey(to, key);
  const left = new Set(await soundEntries(store, marked(both, isBefore, 'retired')));
  for (const remote of (await soundEntries(store, both)).filter((one) => !left.has(one)))
    await store.change({ remote, action: 'key', by }, async (entry) =>
      entry ? signEntry(confirming ?? key, remote, entry, { entry: undefined, at: 0 }) : entry,
    );
  writeTrust(trustFile(), marked(trustNow(), isBefore, 'retired'));
  return `Nouvelle clé de ${owner} dans ${to} ; la précédente ne change plus rien, ce qu’elle a publié reste valable.`;
};

/** @type {(options: Options) => Promise<string>} */
const adopt = async ({ store, by }) => {
  const guard = configuredGuard();
  if (!guard) throw missingKey(OPERATOR, searchedForKeys());
  if (guard.key().owner !== OPERATOR)
    throw new Refusal(
      'cle',
      `RELEASE_KEY est la clé de ${guard.key().owner} : seul l’${OPERATOR} reprend tout.`,
    );
  const { adopted, left } = await adoptStore(store, guard, { action: 'adopt', by });
  const without =
    left.length > 0 ? `\nD’une clé révoquée et hors service, laissées sans valeur : ${left.join(', ')}.` : '';
  return `${adopted} version(s) signée(s) telles qu’elles sont, et leur état dans le registre.${without}`;
};

/** @type {() => Promise<string>} */
const list = async () =>
  trustNow()
    .keys.map(({ owner, kid, state }) => `${owner.padEnd(24)} ${kid} ${state ? STATES[state] : 'en vigueur'}`)
    .join('\n') || `Aucune clé dans ${trustFile()} : rien n’est vérifié.`;

/** What `portalctl key` does with the keys of who publishes; each says it in French. @type {Record<string, (options: Options) => Promise<string>>} */
export const KEY_VERBS = { new: make, trust, rotate, revoke, adopt, list };
