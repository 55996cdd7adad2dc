import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { documents, documentsDossier, documentsInscription } from 'server-schema/records/documents';
import { etudiants } from 'server-schema/records/people';
import { deliberations, inscriptions } from 'server-schema/records/records';
import { PHOTO_USAGE } from 'shared-contract/documents/documents';

const MAX_LINES = 1000;

const selectRequired = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select({ slot: documentsDossier, nom: documents.nom, extension: documents.extension })
    .from(documentsDossier)
    .leftJoin(documents, eq(documents.documentId, documentsDossier.documentId))
    .where(eq(documentsDossier.etudiantId, at.etudiantId))
    .orderBy(
      sql`array_position(array['refuse', 'demande', 'recu', 'accepte'], ${documentsDossier.statut})`,
      asc(documentsDossier.documentDossierEtudiantId),
    )
    .limit(MAX_LINES),
);

/** Documents that the school asks of a student: what is missing first, then what is in order. */
export const findRequired = (db: Executor, etudiantId: number) => selectRequired(db, { etudiantId });

/** One required document of the student, locked until the transaction ends; null when it is not hers. */
export const lockRequired = async (tx: Executor, id: number, etudiantId: number) => {
  const [row] = await tx
    .select()
    .from(documentsDossier)
    .where(
      and(eq(documentsDossier.documentDossierEtudiantId, id), eq(documentsDossier.etudiantId, etudiantId)),
    )
    .for('no key update');
  return row ?? null;
};

/** The slot of the identity photo, locked; null where the school does not ask for one. */
export const lockPhotoSlot = async (tx: Executor, etudiantId: number) => {
  const [row] = await tx
    .select()
    .from(documentsDossier)
    .where(and(eq(documentsDossier.usage, PHOTO_USAGE), eq(documentsDossier.etudiantId, etudiantId)))
    .for('no key update');
  return row ?? null;
};

/** A file arrived for a required document. */
export const markReceived = async (
  tx: Executor,
  id: number,
  documentId: number,
  now: Date,
): Promise<void> => {
  await tx
    .update(documentsDossier)
    .set({ statut: 'recu', motif: null, documentId, statutLe: now })
    .where(eq(documentsDossier.documentDossierEtudiantId, id));
};

/** The student's identity photo from now on; resolves to the one before. */
export const setPhoto = async (
  tx: Executor,
  etudiantId: number,
  documentId: number,
): Promise<number | null> => {
  const [former] = await tx
    .select({ documentId: etudiants.photoDocumentId })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId))
    .for('no key update');
  await tx.update(etudiants).set({ photoDocumentId: documentId }).where(eq(etudiants.etudiantId, etudiantId));
  return former?.documentId ?? null;
};

/** Downloadable files of the student's enrolment, last changed first; null when it is not hers. */
export const findDownloads = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const rows = await db
    .select({
      file: documents,
      nomComplet: documentsInscription.nomComplet,
      luLe: documentsInscription.luLe,
      hasDeliberation: sql<boolean>`exists (select 1 from ${deliberations}
        where ${deliberations.inscriptionId} = ${inscriptions.inscriptionId})`,
    })
    .from(inscriptions)
    .leftJoin(documentsInscription, eq(documentsInscription.inscriptionId, inscriptions.inscriptionId))
    .leftJoin(documents, eq(documents.documentId, documentsInscription.documentId))
    .where(and(eq(inscriptions.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId)))
    .orderBy(sql`${documents.modifieLe} desc nulls last`, asc(documentsInscription.nomComplet))
    .limit(MAX_LINES);
  return rows.length === 0 ? null : rows;
};

/** A stored file of the student's enrolment by one of the names under which it may be asked for. */
export const findDownload = async (db: Orm, inscriptionId: number, etudiantId: number, names: string[]) => {
  const [row] = await db
    .select({
      file: documents,
      inscriptionId: documentsInscription.inscriptionId,
      luLe: documentsInscription.luLe,
    })
    .from(documentsInscription)
    .innerJoin(documents, eq(documents.documentId, documentsInscription.documentId))
    .where(
      and(
        eq(documentsInscription.inscriptionId, inscriptionId),
        eq(documentsInscription.etudiantId, etudiantId),
        inArray(documentsInscription.nomComplet, names),
      ),
    )
    .limit(1);
  return row ?? null;
};
