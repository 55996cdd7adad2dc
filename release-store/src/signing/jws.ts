import type { SigningKey } from './key-file';
import { type Trust, type TrustedKey, trustedKey, type Use } from './trust';
import { Untrusted } from './untrusted';

const ALGORITHM = 'EdDSA';
const jwkOf = ({ x, d }: { x: string; d?: string }) => ({ kty: 'OKP', crv: 'Ed25519', x, ...(d && { d }) });

/** Signs a JSON value: a compact JWS (RFC 7515) with an Ed25519 signature that holds the value. */
export const signJson = async (key: SigningKey, value: unknown): Promise<string> => {
  const { CompactSign, importJWK } = await import('jose');
  return new CompactSign(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
    .sign(await importJWK(jwkOf(key), ALGORITHM));
};

/** A decoder forgives blanks and odd endings; a token of ours has none. */
const isWritten = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Name of the key that a token says it was signed with, believed by nobody yet. */
export const kidOf = async (token: string): Promise<string | undefined> => {
  try {
    return (await import('jose')).decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
};

/**
 * The value that a token holds and the key that signed it; rejects where that key may not sign this use of this
 * remote, or did not. `what` names it in French.
 */
export const verifyJson = async (
  token: string,
  trust: Trust,
  asked: { remote: string; use: Use; what: string },
): Promise<{ value: unknown; key: TrustedKey }> => {
  const key = trustedKey(trust, await kidOf(token), asked);
  const { compactVerify, importJWK } = await import('jose');
  try {
    if (!isWritten(token)) throw new Error('a token with other characters');
    const publicKey = await importJWK(jwkOf({ x: key.x }), ALGORITHM);
    const { payload } = await compactVerify(token, publicKey, { algorithms: [ALGORITHM] });
    return { value: JSON.parse(new TextDecoder().decode(payload)), key };
  } catch {
    throw new Untrusted(`${asked.what} n’est plus ce qui a été signé.`);
  }
};
