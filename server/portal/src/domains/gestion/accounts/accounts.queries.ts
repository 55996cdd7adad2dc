import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import { accountName } from 'server-kernel/db/account-name.sql';
import type { Executor, Orm, Tx } from 'server-kernel/db/client';
import { comptes, programmes } from 'server-schema';
import { STAFF_ACCOUNT_LIMITS } from 'shared-contract/staff-accounts/staff-accounts';

/** Accounts that are no student's. */
export const findStaffAccounts = (db: Executor) =>
  db
    .select({
      compteId: comptes.compteId,
      identifiant: comptes.identifiant,
      affiche: accountName(),
      nom: comptes.nom,
      fonction: comptes.fonction,
      roles: comptes.roles,
      actif: comptes.actif,
    })
    .from(comptes)
    .where(isNull(comptes.etudiantId))
    .orderBy(asc(comptes.compteId))
    .limit(STAFF_ACCOUNT_LIMITS.accounts);

export type StaffAccountRow = Awaited<ReturnType<typeof findStaffAccounts>>[number];

/** When these accounts signed in last, as far back as the audit is kept. */
export const findLastSignIns = async (
  db: Orm,
  usernames: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await db.execute<{ actor: string; at: string | Date }>(sql`
    select u.actor, l.at from unnest(${sql.param([...usernames])}::text[]) u(actor)
      join lateral (
        select a.at from audit_events a
        where a.actor = u.actor and a.action in ('connexion.ouverte', 'connexion.limitee')
        order by a.at desc limit 1
      ) l on true`);
  return new Map(rows.map(({ actor, at }) => [actor, new Date(at)]));
};

/** Every section of the school, by name. */
export const findAllSections = (db: Executor) =>
  db
    .select({ Code: programmes.code, Libelle: programmes.libelle })
    .from(programmes)
    .orderBy(asc(programmes.libelle))
    .limit(STAFF_ACCOUNT_LIMITS.sections);

/**
 * An account and those of administrators, locked in one order: of two who take the administration from each other the
 * second sees what the first did.
 */
export const lockWithAdministrators = (tx: Tx, compteId: number) =>
  tx
    .select({
      compteId: comptes.compteId,
      identifiant: comptes.identifiant,
      nom: comptes.nom,
      fonction: comptes.fonction,
      roles: comptes.roles,
      actif: comptes.actif,
      bloque: comptes.bloque,
      etudiantId: comptes.etudiantId,
    })
    .from(comptes)
    .where(or(eq(comptes.compteId, compteId), sql`'admin' = any(${comptes.roles})`))
    .orderBy(asc(comptes.compteId))
    .for('no key update');

export type LockedAccount = Awaited<ReturnType<typeof lockWithAdministrators>>[number];

/** Writes what an administrator changed of an account. */
export const writeAccount = async (
  tx: Tx,
  compteId: number,
  change: Pick<LockedAccount, 'nom' | 'fonction' | 'roles' | 'actif'>,
): Promise<void> => {
  await tx.update(comptes).set(change).where(eq(comptes.compteId, compteId));
};
