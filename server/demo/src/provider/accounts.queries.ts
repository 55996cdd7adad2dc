import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { networkOf } from 'server-kernel/plugins/rate-limit/network-of';
import { comptes } from 'server-schema/platform/accounts';

/** The stored password of an account, or null when there is no such account or it has none. */
export const findPasswordHash = async (db: Orm, username: string): Promise<string | null> => {
  const [row] = await db
    .select({ hash: comptes.motDePasse })
    .from(comptes)
    .where(eq(comptes.identifiant, username))
    .limit(1);
  return row?.hash ?? null;
};

/** Key under which the wrong passwords from one address, or one IPv6 /64, are counted. */
export const addressKey = (address: string): string => `connexion-adresse:${networkOf(address)}`;

/** A digest: it is kept for weeks, and tells nobody who signs in where. */
const pairOf = (username: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([username, addressKey(address)]))
    .digest('base64url');

/** Key that stands while somebody is known to sign in under a name from an address. */
export const knownKey = (username: string, address: string): string =>
  `connexion-connue:${pairOf(username, address)}`;

/**
 * Key under which wrong passwords of one user name are counted: apart for an address that the person is known to sign
 * in from, so that whoever guesses elsewhere does not keep her out.
 */
export const nameKey = (username: string, address: string, isKnown: boolean): string =>
  isKnown ? `connexion:${pairOf(username, address)}` : `connexion:${username}`;
