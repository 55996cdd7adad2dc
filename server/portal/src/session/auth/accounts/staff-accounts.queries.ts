import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { comptes, etudiants } from 'server-schema';
import { PLAIN_ACCOUNT } from 'shared-contract/staff-accounts/staff-accounts';

/**
 * Makes an account without a right and without a student's file; resolves to its number, or to null where the name is
 * not plain, or is an account's or a student's already, in whatever case.
 */
export const insertStaffAccount = async (tx: Tx, identifiant: string): Promise<number | null> => {
  if (!PLAIN_ACCOUNT.test(identifiant)) return null;
  const word = identifiant.toLowerCase();
  const [taken] = await tx
    .select({ isTaken: sql`1` })
    .from(comptes)
    .fullJoin(etudiants, eq(etudiants.etudiantId, comptes.etudiantId))
    .where(or(eq(sql`lower(${comptes.identifiant})`, word), eq(sql`lower(${etudiants.matricule})`, word)))
    .limit(1);
  if (taken) return null;
  const [made] = await tx
    .insert(comptes)
    .values({ identifiant, roles: [] })
    .onConflictDoNothing()
    .returning({ compteId: comptes.compteId });
  return made?.compteId ?? null;
};

/** Roles of an account and whether it is a student's, locked; null when it is gone. */
export const lockRoles = async (tx: Tx, compteId: number) => {
  const [row] = await tx
    .select({ roles: comptes.roles, etudiantId: comptes.etudiantId })
    .from(comptes)
    .where(eq(comptes.compteId, compteId))
    .for('no key update');
  return row ?? null;
};

/** Gives an account these roles in place of its own. */
export const replaceRoles = async (tx: Tx, compteId: number, roles: string[]): Promise<void> => {
  await tx.update(comptes).set({ roles }).where(eq(comptes.compteId, compteId));
};

/** Keeps how the provider calls a member of staff; students are called as their file has it. */
export const keepProviderName = async (tx: Tx, compteId: number, name: string): Promise<void> => {
  await tx
    .update(comptes)
    .set({ nomFournisseur: name })
    .where(
      and(
        eq(comptes.compteId, compteId),
        isNull(comptes.etudiantId),
        sql`${comptes.nomFournisseur} is distinct from ${name}`,
      ),
    );
};
