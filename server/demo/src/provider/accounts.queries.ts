import { eq } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
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

/** Key under which the wrong passwords of one user name are counted. */
export const nameKey = (username: string): string => `connexion:${username}`;

/** Key under which the wrong passwords from one address are counted. */
export const addressKey = (address: string): string => `connexion-adresse:${address}`;
