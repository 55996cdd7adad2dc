import { type BinaryLike, createHash, createHmac, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The pair with which a client signs. */
export interface SigningKeys {
  keyId: string;
  secret: string;
}

/** Signed parts of a request, beside the body. */
export interface SignedRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

const hmac = (key: string | Buffer | KeyObject, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (data: BinaryLike): string => createHash('sha256').update(data).digest('hex');

const UNSIGNED = 'UNSIGNED-PAYLOAD';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Verifies an AWS signature version 4 over method, path, headers and body. */
export const isSigned = (
  { method = '', url = '', headers }: SignedRequest,
  body: Buffer,
  { keyId, secret }: SigningKeys,
): boolean => {
  const [, id, scope = '', names = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const digest = headers['x-amz-content-sha256'];
  // What is sent as a stream bears no digest; the signature is over that word then.
  if (id !== keyId || (digest !== UNSIGNED && digest !== sha256(body))) return false;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, searchParams.toString(), signed.join(''), names, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature;
};
