import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { absences } from '../../db/schema/absences';
import { documentsDossier } from '../../db/schema/documents';
import { etudiants, moyensContact, typesMoyenContact } from '../../db/schema/people';

/** First name and e-mail address of a student, the school's own first; the address is null where there is none. */
export const findRecipient = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({ prenom: etudiants.prenom, email: moyensContact.valeur })
    .from(etudiants)
    .leftJoin(
      moyensContact,
      and(
        eq(moyensContact.etudiantId, etudiants.etudiantId),
        inArray(
          moyensContact.typeMoyenContactId,
          db
            .select({ id: typesMoyenContact.typeMoyenContactId })
            .from(typesMoyenContact)
            .where(eq(typesMoyenContact.libelle, 'Email')),
        ),
      ),
    )
    .where(eq(etudiants.etudiantId, etudiantId))
    .orderBy(
      desc(sql`coalesce(${moyensContact.qualification} = 'École', false)`),
      moyensContact.moyenContactId,
    )
    .limit(1);
  return row ?? null;
};

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
