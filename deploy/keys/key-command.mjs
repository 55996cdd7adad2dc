import { existsSync, readFileSync } from 'node:fs';
import {
  isPublicKey,
  keyPath,
  makeKey,
  OPERATOR,
  publicHalf,
  readTrust,
  SERVER,
  signEntry,
  verifyEntry,
  writeKey,
  writeTrust,
} from 'release-store';
import { REMOTES } from 'tooling/webpack/paths';
import { Refusal } from '../refusal.mjs';
import { SHELL } from '../shell-release.mjs';
import { adoptStore, isSound } from './adopt.mjs';
import { configuredGuard, dataFolder, trustFile } from './guard.mjs';

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

/** @type {(isMeant: (key: import('release-store').TrustedKey) => boolean, state: 'retired' | 'revoked') => number} */
const mark = (isMeant, state) => {
  const { keys, ...rest } = trustNow();
  const meant = keys.filter((key) => isMeant(key) && key.state !== 'revoked');
  const marked = keys.map((key) => (meant.includes(key) ? { ...key, state } : key));
  if (meant.length > 0) writeTrust(trustFile(), { ...rest, keys: marked });
  return meant.length;
};

/** @type {(options: Options) => Promise<string>} */
const revoke = async ({ what: kid }) => {
  if (!kid || mark((key) => key.kid === kid, 'revoked') === 0)
    throw new Refusal('cle', `Aucune clé en vigueur ne s’appelle ${kid || '…'} : « key list » les nomme.`);
  return `${kid} est révoquée : rien de ce qu’elle a signé ne vaut plus.`;
};

/**
 * Entries that the trusted keys answer for, as they stand now.
 *
 * @type {(store: ReleaseStore) => Promise<string[]>}
 */
const soundEntries = async (store) => {
  const { remotes } = await store.registry();
  const found = [];
  for (const [remote, entry] of Object.entries(remotes))
    if (await isSound(verifyEntry(trustNow(), remote, entry))) found.push(remote);
  return found;
};

/** @type {(options: Options) => Promise<string>} */
const rotate = async ({ store, what: owner, to = keyPath(dataFolder(), owner), by }) => {
  checkOwner(owner);
  const sound = await soundEntries(store);
  const key = await makeKey(owner);
  mark((one) => one.owner === owner, 'retired');
  const { keys, ...rest } = trustNow();
  writeTrust(trustFile(), { ...rest, keys: [...keys, publicHalf(key)] });
  writeKey(to, key);
  const left = new Set(await soundEntries(store));
  // The server signs nothing of its own: what it took back is confirmed by who may.
  const signer = owner === SERVER ? (configuredGuard()?.key() ?? key) : key;
  for (const remote of sound.filter((one) => !left.has(one)))
    await store.change({ remote, action: 'key', by }, async (entry) =>
      entry ? signEntry(signer, remote, entry, { entry: undefined, at: 0 }) : entry,
    );
  return `Nouvelle clé de ${owner} dans ${to} ; la précédente ne change plus rien, ce qu’elle a publié reste valable.`;
};

/** @type {(options: Options) => Promise<string>} */
const adopt = async ({ store, by }) => {
  const guard = configuredGuard();
  if (!guard) throw new Refusal('cle', 'RELEASE_TRUST ne nomme aucun fichier de clés de confiance.');
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
