import { and, count, eq, inArray, isNotNull, isNull, type SQL, sum } from 'drizzle-orm';
import { comptes } from 'server-schema/platform/accounts';
import { televersements } from 'server-schema/platform/uploads';
import { documents } from 'server-schema/records/documents';
import type { Executor, Tx } from '../../db/client';
import type { Counted, Stored } from './quota';

/** Makes the other uploads of this account wait for the end of the transaction. */
export const lockAccount = async (tx: Tx, compteId: number): Promise<void> => {
  await tx
    .select({ compteId: comptes.compteId })
    .from(comptes)
    .where(eq(comptes.compteId, compteId))
    .for('no key update');
};

const countFiles = async (tx: Executor, where: SQL | undefined): Promise<Counted> => {
  const [kept] = await tx
    .select({ files: count(), bytes: sum(documents.taille).mapWith(Number) })
    .from(documents)
    .where(where);
  return { files: kept?.files ?? 0, bytes: kept?.bytes ?? 0 };
};

const plus = (one: Counted, other: Counted): Counted => ({
  files: one.files + other.files,
  bytes: one.bytes + other.bytes,
});

/** Count and bytes of what an account sent, unfinished uploads by their announced size. */
export const countStored = async (tx: Executor, compteId: number): Promise<Stored> => {
  const isSent = and(eq(documents.compteId, compteId), isNotNull(documents.empreinteRecue));
  const student = tx
    .select({ etudiantId: comptes.etudiantId })
    .from(comptes)
    .where(eq(comptes.compteId, compteId));
  const orphans = await countFiles(tx, and(isSent, isNull(documents.attacheLe)));
  const own = await countFiles(tx, and(isSent, inArray(documents.etudiantId, student)));
  const isBegun = and(eq(televersements.compteId, compteId), isNull(televersements.documentId));
  const [row] = await tx
    .select({ files: count(), bytes: sum(televersements.taille).mapWith(Number) })
    .from(televersements)
    .where(isBegun);
  const begun = { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
  return { pending: plus(orphans, begun), all: plus(own, begun) };
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
