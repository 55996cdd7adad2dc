import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from 'server-kernel/db/client';
import { absences, commandes, documentsDossier } from 'server-schema';
import { INTERVENTION_REGISTERED } from 'shared-contract/orders/orders';

const isDocument = (id: number, statut: string) =>
  and(eq(documentsDossier.documentDossierEtudiantId, id), eq(documentsDossier.statut, statut));

/** A document that was received, locked until the transaction ends; null when none of this number waits. */
export const lockDocument = async (tx: Tx, id: number) => {
  const [row] = await tx.select().from(documentsDossier).where(isDocument(id, 'recu')).for('no key update');
  return row ?? null;
};

/** Judges a document that is locked. */
export const decideDocument = async (
  tx: Tx,
  id: number,
  verdict: { statut: 'accepte' | 'refuse'; motif: string | null; statutLe: Date },
): Promise<void> => {
  await tx.update(documentsDossier).set(verdict).where(isDocument(id, 'recu'));
};

/** Makes a judged document wait again, since when it did; false when it is not as it was judged. */
export const restoreDocument = async (
  tx: Tx,
  id: number,
  judged: 'accepte' | 'refuse',
  since: Date | null,
): Promise<boolean> => {
  const rows = await tx
    .update(documentsDossier)
    .set({ statut: 'recu', motif: null, statutLe: since })
    .where(isDocument(id, judged))
    .returning({ id: documentsDossier.documentDossierEtudiantId });
  return rows.length === 1;
};

/** Follows an absence up, once; null when none with this number, and this file, waits for it. */
export const followUpAbsence = async (
  tx: Tx,
  id: number,
  suivi: string,
  documentId: number | null | undefined,
) => {
  const seen = documentId == null ? undefined : eq(absences.documentId, documentId);
  const [row] = await tx
    .update(absences)
    .set({ suivi })
    .where(and(eq(absences.absenceEtudiantId, id), isNull(absences.suivi), seen))
    .returning({ debut: absences.debut, fin: absences.fin, etudiantId: absences.etudiantId });
  return row ?? null;
};

/** Takes the words of a follow-up away; false when it says something else. */
export const reopenAbsence = async (tx: Tx, id: number, suivi: string): Promise<boolean> => {
  const rows = await tx
    .update(absences)
    .set({ suivi: null })
    .where(and(eq(absences.absenceEtudiantId, id), eq(absences.suivi, suivi)))
    .returning({ id: absences.absenceEtudiantId });
  return rows.length === 1;
};

const saying = (id: number, message: string) =>
  and(eq(commandes.commandeId, id), eq(commandes.message, message));

/** Writes the answer on an order, once; null when no request of this order waits for one. Amount in cents. */
export const answerIntervention = async (tx: Tx, id: number, message: string) => {
  const [row] = await tx
    .update(commandes)
    .set({ message })
    .where(saying(id, INTERVENTION_REGISTERED))
    .returning({ etudiantId: commandes.etudiantId, montant: commandes.montant });
  return row ?? null;
};

/** Makes the request of an order wait again; false when the order says something else. */
export const reopenIntervention = async (tx: Tx, id: number, message: string): Promise<boolean> => {
  const rows = await tx
    .update(commandes)
    .set({ message: INTERVENTION_REGISTERED })
    .where(saying(id, message))
    .returning({ id: commandes.commandeId });
  return rows.length === 1;
};
