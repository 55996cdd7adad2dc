import { createHmac, createPublicKey, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { makeEcKey } from 'server-demo/provider/ec-key';

export type Claims = Record<string, unknown>;

/** A key pair of a provider and the name under which it is published. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  /** As the provider publishes it. */
  jwk: JsonWebKey & { kid: string; alg: string; use: string };
}

/** A new P-256 key under a name. */
export const makeKey = (kid: string): SigningKey => {
  const privateKey = makeEcKey();
  const published = createPublicKey(privateKey).export({ format: 'jwk' });
  return { kid, privateKey, jwk: { ...published, kid, alg: 'ES256', use: 'sig' } };
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const signed = (header: object, claims: Claims, signature: (data: Buffer) => Buffer): string => {
  const data = `${encode(header)}.${encode(claims)}`;
  return `${data}.${signature(Buffer.from(data)).toString('base64url')}`;
};

/** An ID token that `key` signs with ES256; `header` adds to or replaces what stands in front. */
export const signEs256 = (claims: Claims, key: SigningKey, header: object = {}): string =>
  signed({ alg: 'ES256', kid: key.kid, typ: 'JWT', ...header }, claims, (data) =>
    sign('sha256', data, { key: key.privateKey, dsaEncoding: 'ieee-p1363' }),
  );

/** An ID token under a shared secret. */
export const signHs256 = (claims: Claims, secret: string, header: object = {}): string =>
  signed({ alg: 'HS256', typ: 'JWT', ...header }, claims, (data) =>
    createHmac('sha256', secret).update(data).digest(),
  );

/** An ID token that nobody signed. */
export const unsigned = (claims: Claims): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;

/** The same token, its signature included, around other claims. */
export const withOtherClaims = (token: string, claims: Claims): string => {
  const [header, , signature] = token.split('.');
  return [header, encode(claims), signature].join('.');
};
