import { and, eq, gt, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { comptes } from 'server-schema/platform/accounts';
import { rateLimits } from 'server-schema/platform/platform';

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

/** Wrong passwords counted under a key within the window that still runs. */
export const countFailures = async (db: Orm, key: string): Promise<number> => {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetAt, sql`now()`)))
    .limit(1);
  return row?.hits ?? 0;
};
