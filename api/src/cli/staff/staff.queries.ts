import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { commandes } from '../../db/schema/orders/orders';
import { absences } from '../../db/schema/records/absences';
import { documentsDossier } from '../../db/schema/records/documents';
import { etudiants } from '../../db/schema/records/people';
import { REGISTERED } from '../../domains/orders/interventions';

/** Judges a document that was received; null when none with this number waits for it. */
export const judgeDocument = async (
  tx: Executor,
  id: number,
  verdict: { statut: 'accepte' | 'refuse'; motif: string | null },
  now: Date,
) => {
  const [row] = await tx
    .update(documentsDossier)
    .set({ ...verdict, statutLe: now })
    .where(and(eq(documentsDossier.documentDossierEtudiantId, id), eq(documentsDossier.statut, 'recu')))
    .returning({ titre: documentsDossier.titre, etudiantId: documentsDossier.etudiantId });
  return row ?? null;
};

/** Follows an absence up, once; null when none with this number waits for it. */
export const followUpAbsence = async (tx: Executor, id: number, suivi: string) => {
  const [row] = await tx
    .update(absences)
    .set({ suivi })
    .where(and(eq(absences.absenceEtudiantId, id), isNull(absences.suivi)))
    .returning({ debut: absences.debut, fin: absences.fin, etudiantId: absences.etudiantId });
  return row ?? null;
};

/** Writes the answer on an order, once; null when no request of this order waits for one. Amount in cents. */
export const answerIntervention = async (tx: Executor, id: number, message: string) => {
  const [row] = await tx
    .update(commandes)
    .set({ message })
    .where(and(eq(commandes.commandeId, id), eq(commandes.message, REGISTERED)))
    .returning({ etudiantId: commandes.etudiantId, montant: commandes.montant });
  return row ?? null;
};

/** The student of a matricule; null when there is none. */
export const findStudentOf = async (tx: Executor, matricule: string): Promise<number | null> => {
  const [row] = await tx
    .select({ etudiantId: etudiants.etudiantId })
    .from(etudiants)
    .where(eq(etudiants.matricule, matricule));
  return row?.etudiantId ?? null;
};
