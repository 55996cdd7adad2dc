import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord, parseJson } from '../parse-json';
import { Untrusted } from './untrusted';

/** Owner of keys that may move everything; others are `serveur` (rollback only), the domains and `shell`. */
export const OPERATOR = 'exploitant';
/** The portal's own process: it takes a failing version back, and does nothing else. */
export const SERVER = 'serveur';

/** The public half of a key: an Ed25519 key as JWK (RFC 8037) names it, and whose it is. */
export interface PublicKey {
  owner: string;
  /** Thumbprint of the key (RFC 7638). */
  kid: string;
  /** The key itself, base64url. */
  x: string;
}

/** A key with its private half, base64url. */
export interface SigningKey extends PublicKey {
  d: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Type guard of a public key. */
export const isPublicKey = (value: unknown): value is PublicKey =>
  isRecord(value) && isText(value.owner) && isText(value.kid) && isText(value.x);

const isSigningKey = (value: unknown): value is SigningKey =>
  isPublicKey(value) && isText(Reflect.get(value, 'd'));

/** Makes a key for somebody. */
export const makeKey = async (owner: string): Promise<SigningKey> => {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const { x = '', d = '' } = jwk;
  return { owner, kid: await calculateJwkThumbprint(jwk), x, d };
};

/** The half of a key that everybody may see. */
export const publicHalf = ({ owner, kid, x }: PublicKey): PublicKey => ({ owner, kid, x });

/** Keeps a key where its owner alone reads it. */
export const writeKey = (path: string, key: SigningKey): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.draft`;
  writeFileSync(draft, JSON.stringify(key, null, 2), { mode: 0o600 });
  renameSync(draft, path);
};

/** The key of a file; throws where there is none. */
export const readKey = (path: string): SigningKey => {
  if (!existsSync(path)) throw new Untrusted(`La clé ${path} n’existe pas.`);
  return parseJson(readFileSync(path, 'utf8'), path, isSigningKey);
};
