import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { comptes, gestionSections, programmes } from 'server-schema';
import type { DeskAct } from 'shared-contract/gestion/gestion';

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

/** Programmes of these codes; an unknown one is absent. */
export const findProgrammes = (tx: Tx, codes: string[]) =>
  tx
    .select({ id: programmes.programmeId, code: programmes.code })
    .from(programmes)
    .where(inArray(programmes.code, codes));

/** Codes of every programme, in order; `limit` at most. */
export const findProgrammeCodes = async (tx: Tx, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ code: programmes.code })
    .from(programmes)
    .orderBy(asc(programmes.code))
    .limit(limit);
  return rows.map(({ code }) => code);
};

/** What an account may do where, in place of what it could; without a section it is not of the desk any more. */
export const replaceSections = async (
  tx: Tx,
  compteId: number,
  { programmeIds, actes }: { programmeIds: number[]; actes: DeskAct[] },
): Promise<void> => {
  await tx.delete(gestionSections).where(eq(gestionSections.compteId, compteId));
  if (programmeIds.length > 0)
    await tx
      .insert(gestionSections)
      .values(programmeIds.map((programmeId) => ({ compteId, programmeId, actes })));
  const without = sql`array_remove(${comptes.roles}, 'gestion')`;
  const roles = programmeIds.length > 0 ? sql`array_append(${without}, 'gestion')` : without;
  await tx.update(comptes).set({ roles }).where(eq(comptes.compteId, compteId));
};
