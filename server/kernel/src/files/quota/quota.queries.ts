import { and, count, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import { comptes } from 'server-schema/platform/accounts';
import { televersements } from 'server-schema/platform/uploads';
import { documents } from 'server-schema/records/documents';
import type { Executor, Tx } from '../../db/client';
import type { Pending } from './quota';

/** Makes the other uploads of this account wait for the end of the transaction. */
export const lockAccount = async (tx: Tx, compteId: number): Promise<void> => {
  await tx
    .select({ compteId: comptes.compteId })
    .from(comptes)
    .where(eq(comptes.compteId, compteId))
    .for('no key update');
};

/** Count and bytes of an account's unattached and unfinished uploads; the latter by their announced size. */
export const countPending = async (tx: Executor, compteId: number): Promise<Pending> => {
  const isOrphan = and(
    eq(documents.compteId, compteId),
    isNull(documents.attacheLe),
    isNotNull(documents.empreinteRecue),
  );
  const isBegun = and(eq(televersements.compteId, compteId), isNull(televersements.documentId));
  const [kept] = await tx
    .select({ files: count(), bytes: sum(documents.taille).mapWith(Number) })
    .from(documents)
    .where(isOrphan);
  const [begun] = await tx
    .select({ files: count(), bytes: sum(televersements.taille).mapWith(Number) })
    .from(televersements)
    .where(isBegun);
  return {
    files: (kept?.files ?? 0) + (begun?.files ?? 0),
    bytes: (kept?.bytes ?? 0) + (begun?.bytes ?? 0),
  };
};

/** Forgets an upload of this account that nothing uses; the digest of its bytes, or null when there is none such. */
export const deleteUnused = async (
  db: Executor,
  compteId: number,
  documentId: number,
): Promise<string | null> => {
  const [row] = await db
    .delete(documents)
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.compteId, compteId),
        isNull(documents.attacheLe),
        isNotNull(documents.empreinteRecue),
      ),
    )
    .returning({ empreinte: documents.empreinte });
  return row?.empreinte ?? null;
};
