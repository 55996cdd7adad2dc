import { eq, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { comptes } from 'server-schema';

/** Makes an account an administrator's, active; one that does not exist is made. Resolves to what it was. */
export const grantAdmin = async (
  db: Executor,
  identifiant: string,
  motDePasse: string | null,
): Promise<'made' | 'granted' | 'was already'> => {
  const [found] = await db
    .select({ roles: comptes.roles })
    .from(comptes)
    .where(eq(comptes.identifiant, identifiant))
    .for('no key update');
  const password = motDePasse === null ? {} : { motDePasse };
  if (!found) {
    await db.insert(comptes).values({ identifiant, roles: ['admin'], ...password });
    return 'made';
  }
  const isAdmin = found.roles.includes('admin');
  const roles = isAdmin ? found.roles : sql`array_append(${comptes.roles}, 'admin')`;
  await db
    .update(comptes)
    .set({ roles, actif: true, bloque: false, ...password })
    .where(eq(comptes.identifiant, identifiant));
  return isAdmin ? 'was already' : 'granted';
};
