import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/**
 * A new private P-256 key, whose export as JWK comes to an end. The object that Node hands out of its generation shares
 * a lock with it: collected as garbage during that export, the generation waits for the lock for ever and the process
 * stands still (Node 20, a few in ten thousand). A key that is read again from its bytes shares nothing.
 */
export const makeEcKey = (): KeyObject => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  return createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' });
};
