import { and, desc, eq } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Tx } from 'server-kernel/db/client';
import { cataloguesChangements, comptes } from 'server-schema';
import { CATALOGUE_LIMITS, type CatalogueEntryName } from 'shared-contract/catalogues/catalogues';

/** Catalogue and identifier of an entry. */
export interface EntryKey {
  genre: CatalogueEntryName;
  id: number;
}

/** Keeps a change in the history of its row; resolves to its number. */
export const insertEntryChange = async (
  tx: Tx,
  change: typeof cataloguesChangements.$inferInsert,
): Promise<number> => {
  const [row] = await tx
    .insert(cataloguesChangements)
    .values(change)
    .returning({ id: cataloguesChangements.changementId });
  if (!row) throw new Error('a change that was written has no number');
  return row.id;
};

/** The changes of a row, newest first, and by whom. */
export const findEntryChanges = (db: Executor, { genre, id }: EntryKey) =>
  db
    .select({ change: cataloguesChangements, par: accountTitle() })
    .from(cataloguesChangements)
    .leftJoin(comptes, eq(comptes.compteId, cataloguesChangements.compteId))
    .where(and(eq(cataloguesChangements.genre, genre), eq(cataloguesChangements.objetId, id)))
    .orderBy(desc(cataloguesChangements.changementId))
    .limit(CATALOGUE_LIMITS.changes);

/** One change, whoever made it. */
export const findEntryChange = async (db: Executor, changementId: number) => {
  const [row] = await db
    .select()
    .from(cataloguesChangements)
    .where(eq(cataloguesChangements.changementId, changementId));
  return row ?? null;
};
