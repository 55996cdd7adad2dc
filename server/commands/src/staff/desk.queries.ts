import { eq } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { comptes } from 'server-schema';

/** Number and roles of an account, locked; null when nobody has this name. */
export const lockAccount = async (tx: Tx, identifiant: string) => {
  const [row] = await tx
    .select({ compteId: comptes.compteId, roles: comptes.roles })
    .from(comptes)
    .where(eq(comptes.identifiant, identifiant))
    .for('no key update');
  return row ?? null;
};

/** Number of an account; undefined when nobody has this name. */
export const findAccountNumber = async (db: Executor, identifiant: string): Promise<number | undefined> => {
  const [row] = await db
    .select({ compteId: comptes.compteId })
    .from(comptes)
    .where(eq(comptes.identifiant, identifiant));
  return row?.compteId;
};
