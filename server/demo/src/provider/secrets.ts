import { randomBytes } from 'node:crypto';
import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Orm } from 'server-kernel/db/client';
import { sharedSecret } from 'server-kernel/db/secrets.queries';
import { makeEcKey } from './ec-key';

const SecretsShape = Type.Object({
  /** Private P-256 key that signs ID tokens. */
  jwk: Type.Object({
    kty: Type.Literal('EC'),
    crv: Type.String(),
    x: Type.String(),
    y: Type.String(),
    d: Type.String(),
  }),
  cookieKey: Type.String({ minLength: 40 }),
  clientSecret: Type.String({ minLength: 40 }),
});

export type DemoSecrets = Static<typeof SecretsShape>;

const makeSecrets = () => ({
  jwk: makeEcKey().export({ format: 'jwk' }),
  cookieKey: randomBytes(32).toString('base64url'),
  clientSecret: randomBytes(32).toString('base64url'),
});

/** Keys of the demo provider, made at the first start and kept in the database. */
export const loadDemoSecrets = async (db: Orm): Promise<DemoSecrets> => {
  const secrets = await sharedSecret(db, 'demo', makeSecrets);
  if (!Value.Check(SecretsShape, secrets)) throw new Error('the keys of the demo provider can not be read');
  return secrets;
};
