import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeAtomically } from '../folder/write-atomically';
import { isRecord, parseJson } from '../parse-json';
import { isPublicKey, OPERATOR, type PublicKey, SERVER } from './key-file';
import { Untrusted } from './untrusted';

/** A key that is known: in force, `retired` (what it published stays good, it moves nothing), `revoked` (worth nothing). */
export interface TrustedKey extends PublicKey {
  state?: 'retired' | 'revoked';
}

/** Trusted keys. Kept outside the release store: whoever writes there can't change them. */
export interface Trust {
  keys: TrustedKey[];
  /** The one folder of releases that it is for, absolute; absent: any. */
  releases?: string;
}

/** Purpose of a signature: a version's files, a registry entry, or an entry that a server saw. */
export type Use = 'release' | 'entry' | 'seen';

const isTrustedKey = (value: unknown): value is TrustedKey =>
  isPublicKey(value) && [undefined, 'retired', 'revoked'].includes(Reflect.get(value, 'state'));

const isTrust = (value: unknown): value is Trust =>
  isRecord(value) &&
  Array.isArray(value.keys) &&
  value.keys.every(isTrustedKey) &&
  (value.releases === undefined || typeof value.releases === 'string');

/** The keys of a trust file; throws where there is none or it is none. */
export const readTrust = (path: string): Trust => {
  if (!existsSync(path)) throw new Untrusted(`Le fichier des clés de confiance ${path} n’existe pas.`);
  return parseJson(readFileSync(path, 'utf8'), path, isTrust);
};

/** Writes a trust file, whole or not at all. */
export const writeTrust = (path: string, trust: Trust): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeAtomically(path, JSON.stringify(trust, null, 2));
};

const mayUse = (owner: string, remote: string, use: Use): boolean =>
  owner === remote || owner === OPERATOR || (owner === SERVER && use !== 'release');

/** The key that a signature names, where it may sign this of this remote; throws otherwise, and says why. */
export const trustedKey = (
  { keys }: Trust,
  kid: string | undefined,
  { remote, use, what }: { remote: string; use: Use; what: string },
): TrustedKey => {
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Untrusted(`${what} est signé par une clé inconnue (${kid ?? 'sans nom'}).`);
  if (key.state === 'revoked')
    throw new Untrusted(`${what} est signé par une clé révoquée (${key.kid}).`, true);
  if (key.state === 'retired' && use === 'entry')
    throw new Untrusted(`${what} est signé par une clé remplacée (${key.kid}).`);
  if (!mayUse(key.owner, remote, use))
    throw new Untrusted(`${what} est signé par la clé de ${key.owner}, qui n’a pas de droit sur ${remote}.`);
  return key;
};
