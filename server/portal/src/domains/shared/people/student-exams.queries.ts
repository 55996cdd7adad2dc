import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import {
  activitesApprentissage,
  examens,
  sessions,
  unitesEnseignement,
} from 'server-schema/records/catalogue';
import { inscriptions, resultats } from 'server-schema/records/records';

/** More than anyone takes in a life of studies; this only bounds the answer. */
const MAX_EXAMS = 1000;

/** Exams of the activities on a student's annual programmes, by date (S2 §5). */
export const findStudentExams = (db: Orm, etudiantId: number) =>
  db
    .select({
      ID: examens.examenId,
      code: activitesApprentissage.code,
      activite: activitesApprentissage.libelle,
      unite: unitesEnseignement.libelle,
      session: sessions.libelle,
      Date: examens.date,
      heureDebut: examens.heureDebut,
      heureFin: examens.heureFin,
      local: examens.local,
      InscriptionID: inscriptions.inscriptionId,
      ActiviteApprentissageID: examens.activiteApprentissageId,
    })
    .from(inscriptions)
    .innerJoin(resultats, eq(resultats.inscriptionId, inscriptions.inscriptionId))
    .innerJoin(examens, eq(examens.activiteApprentissageId, resultats.activiteApprentissageId))
    .innerJoin(
      sessions,
      and(
        eq(sessions.sessionId, examens.sessionId),
        eq(sessions.anneeAcademiqueId, inscriptions.anneeAcademiqueId),
      ),
    )
    .innerJoin(
      activitesApprentissage,
      eq(activitesApprentissage.activiteApprentissageId, examens.activiteApprentissageId),
    )
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, resultats.uniteEnseignementId))
    .where(eq(inscriptions.etudiantId, etudiantId))
    .orderBy(asc(examens.date), asc(activitesApprentissage.code))
    .limit(MAX_EXAMS);
