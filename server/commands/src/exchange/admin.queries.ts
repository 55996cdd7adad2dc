import { eq, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { comptes } from 'server-schema';

/** What an account was before it was made an administrator's, and whether the password was written. */
interface GrantedAdmin {
  before: 'made' | 'granted' | 'was already';
  hasNewPassword: boolean;
}

/** The hash of a password for the embedded sign-in, and whether it takes the place of one that is there. */
interface OfferedPassword {
  hash: string;
  replaces: boolean;
}

/** Makes an account an administrator's, active; one that does not exist is made. */
export const grantAdmin = async (
  db: Executor,
  identifiant: string,
  offered: OfferedPassword | null,
): Promise<GrantedAdmin> => {
  const [found] = await db
    .select({ roles: comptes.roles, motDePasse: comptes.motDePasse })
    .from(comptes)
    .where(eq(comptes.identifiant, identifiant))
    .for('no key update');
  const isNew = offered !== null && (offered.replaces || !found?.motDePasse);
  const password = isNew ? { motDePasse: offered.hash } : {};
  if (!found) {
    await db.insert(comptes).values({ identifiant, roles: ['admin'], ...password });
    return { before: 'made', hasNewPassword: isNew };
  }
  const isAdmin = found.roles.includes('admin');
  const roles = isAdmin ? found.roles : sql`array_append(${comptes.roles}, 'admin')`;
  await db
    .update(comptes)
    .set({ roles, actif: true, bloque: false, ...password })
    .where(eq(comptes.identifiant, identifiant));
  return { before: isAdmin ? 'was already' : 'granted', hasNewPassword: isNew };
};
