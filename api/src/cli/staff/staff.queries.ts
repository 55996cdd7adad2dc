import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { absences } from '../../db/schema/absences';
import { documentsDossier } from '../../db/schema/documents';

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
