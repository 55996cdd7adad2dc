import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { annexesInclusif, demandesInclusif } from 'server-schema/exams-events/inclusive';
import { documents } from 'server-schema/records/documents';
import type { InclusiveRequestWrite } from 'shared-contract/inclusive/schemas';

export type InclusiveRow = typeof demandesInclusif.$inferSelect;

/** Attachments of one request: more than anyone has certificates. */
export const MAX_ATTACHMENTS = 20;

const selectInclusive = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db.select().from(demandesInclusif).where(eq(demandesInclusif.etudiantId, at.etudiantId)).limit(1),
);

/** A student's file, or null. */
export const findInclusive = async (db: Executor, etudiantId: number): Promise<InclusiveRow | null> => {
  const [row] = await selectInclusive(db, { etudiantId });
  return row ?? null;
};

/** As `findInclusive`, locked until the transaction ends. */
export const lockInclusive = async (tx: Tx, etudiantId: number): Promise<InclusiveRow | null> => {
  const [row] = await tx
    .select()
    .from(demandesInclusif)
    .where(eq(demandesInclusif.etudiantId, etudiantId))
    .for('no key update');
  return row ?? null;
};

const columnsOf = (write: InclusiveRequestWrite, now: Date) => ({
  diagnostique: write.DemandeDecretInclusifDiagnostique,
  specialiste: write.DemandeDecretInclusifSpecialiste,
  difficultes: write.DemandeDecretInclusifDifficultes,
  organisme: write.DemandeDecretInclusifOrganisme,
  amenagements: write.DemandeDecretInclusifAmenagements,
  accompagnement: write.DemandeDecretInclusifAccompagnement,
  modifieLe: now,
  soumiseLe: write.action === 'submit' ? now : null,
});

/** Opens a student's file; null when there is one already, whoever opened it meanwhile. */
export const insertInclusive = async (
  tx: Tx,
  etudiantId: number,
  write: InclusiveRequestWrite,
  now: Date,
): Promise<InclusiveRow | null> => {
  const [row] = await tx
    .insert(demandesInclusif)
    .values({ etudiantId, ...columnsOf(write, now) })
    .onConflictDoNothing({ target: demandesInclusif.etudiantId })
    .returning();
  return row ?? null;
};

/** Writes a file that is not submitted yet. */
export const updateInclusive = async (
  tx: Tx,
  id: number,
  write: InclusiveRequestWrite,
  now: Date,
): Promise<InclusiveRow | null> => {
  const [row] = await tx
    .update(demandesInclusif)
    .set(columnsOf(write, now))
    .where(eq(demandesInclusif.demandeDecretInclusifId, id))
    .returning();
  return row ?? null;
};

/** Attachments of a student's file, the latest first. */
export const findAttachments = (db: Executor, etudiantId: number) =>
  db
    .select({ documentId: documents.documentId, nom: documents.nom, date: annexesInclusif.date })
    .from(annexesInclusif)
    .innerJoin(documents, eq(documents.documentId, annexesInclusif.documentId))
    .innerJoin(
      demandesInclusif,
      eq(demandesInclusif.demandeDecretInclusifId, annexesInclusif.demandeDecretInclusifId),
    )
    .where(eq(demandesInclusif.etudiantId, etudiantId))
    .orderBy(desc(annexesInclusif.date), desc(annexesInclusif.documentId))
    .limit(MAX_ATTACHMENTS);

export const countAttachments = async (tx: Tx, id: number): Promise<number> => {
  const [row] = await tx
    .select({ total: count() })
    .from(annexesInclusif)
    .where(eq(annexesInclusif.demandeDecretInclusifId, id));
  return row?.total ?? 0;
};

export const insertAttachment = async (tx: Tx, row: typeof annexesInclusif.$inferInsert): Promise<void> => {
  await tx.insert(annexesInclusif).values(row);
};

/** Removes an attachment of a file and the document itself; its bytes' SHA-256, or null when it is not there. */
export const deleteAttachment = async (tx: Tx, id: number, documentId: number): Promise<string | null> => {
  const gone = await tx
    .delete(annexesInclusif)
    .where(and(eq(annexesInclusif.demandeDecretInclusifId, id), eq(annexesInclusif.documentId, documentId)))
    .returning({ documentId: annexesInclusif.documentId });
  if (gone.length === 0) return null;
  const [row] = await tx
    .delete(documents)
    .where(eq(documents.documentId, documentId))
    .returning({ empreinte: documents.empreinte });
  return row?.empreinte ?? null;
};
