import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { comptes, gestionSections, programmes } from 'server-schema';
import type { DeskAct } from 'shared-contract/gestion/gestion';

/** Programmes of these codes; an unknown one is absent. */
export const findProgrammes = (tx: Tx, codes: readonly string[]) =>
  tx
    .select({ id: programmes.programmeId, code: programmes.code })
    .from(programmes)
    .where(inArray(programmes.code, [...codes]));

/** Codes of every programme, in order; `limit` at most. */
export const findProgrammeCodes = async (tx: Tx, limit: number): Promise<string[]> => {
  const rows = await tx
    .select({ code: programmes.code })
    .from(programmes)
    .orderBy(asc(programmes.code))
    .limit(limit);
  return rows.map(({ code }) => code);
};

/** Sections of these accounts and what each may do there, by code. */
export const findSectionsOf = (db: Executor, compteIds: readonly number[]) =>
  db
    .select({ compteId: gestionSections.compteId, code: programmes.code, actes: gestionSections.actes })
    .from(gestionSections)
    .innerJoin(programmes, eq(programmes.programmeId, gestionSections.programmeId))
    .where(inArray(gestionSections.compteId, [...compteIds]))
    .orderBy(asc(programmes.code));

/** What an account may do where, in place of what it could; without a section it is not of the desk any more. */
export const replaceSections = async (
  tx: Tx,
  compteId: number,
  { programmeIds, actes }: { programmeIds: readonly number[]; actes: readonly DeskAct[] },
): Promise<void> => {
  await tx.delete(gestionSections).where(eq(gestionSections.compteId, compteId));
  if (programmeIds.length > 0)
    await tx
      .insert(gestionSections)
      .values(programmeIds.map((programmeId) => ({ compteId, programmeId, actes: [...actes] })));
  const without = sql`array_remove(${comptes.roles}, 'gestion')`;
  const roles = programmeIds.length > 0 ? sql`array_append(${without}, 'gestion')` : without;
  await tx.update(comptes).set({ roles }).where(eq(comptes.compteId, compteId));
};
