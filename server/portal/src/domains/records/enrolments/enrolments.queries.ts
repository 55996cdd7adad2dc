import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import {
  activitesApprentissage,
  anneesAcademiques,
  programmes,
  sessions,
  unitesEnseignement,
} from 'server-schema/records/catalogue';
import { deliberations, inscriptions, resultats } from 'server-schema/records/records';
import { MARK_WORDS } from 'shared-contract/parameters/parameters';

const MAX_ENROLMENTS = 100;
const MAX_LINES = 1000;

/** An enrolment is looked up together with its owner: another's is not found. */
const isOwn = (inscriptionId: number, etudiantId: number) =>
  and(eq(inscriptions.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId));

const enrolmentFields = {
  InscriptionID: inscriptions.inscriptionId,
  AnneeAcademiqueValeur: anneesAcademiques.valeur,
  AnneeDebut: anneesAcademiques.debut,
  AnneeFin: anneesAcademiques.fin,
  DiplomeLibelle: programmes.libelle,
  NiveauCoursLibelle: inscriptions.niveauCoursLibelle,
  Modalite: inscriptions.modalite,
};

/** A student's enrolments, newest academic year first. */
export const findEnrolments = (db: Orm, etudiantId: number) =>
  db
    .select(enrolmentFields)
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .where(eq(inscriptions.etudiantId, etudiantId))
    .orderBy(desc(anneesAcademiques.debut), desc(inscriptions.inscriptionId))
    .limit(MAX_ENROLMENTS);

/** One enrolment of the student, with what its managers are found by; null when it is not hers. */
export const findEnrolment = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const [row] = await db
    .select({
      answer: {
        ...enrolmentFields,
        Bloc: inscriptions.bloc,
        StatutPAE: inscriptions.statutPae,
        TP: inscriptions.tp,
      },
      programmeId: inscriptions.programmeId,
    })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .where(isOwn(inscriptionId, etudiantId))
    .limit(1);
  return row ?? null;
};

/** What the school says of the words of a result line, in its own order. */
const meaningsOfWords = sql<{ Mot: string; Sens: string }[]>`coalesce((
  select json_agg(json_build_object('Mot', p.code, 'Sens', p.libelle) order by p.ordre, p.valeur_id)
  from parametres p where p.nom = ${MARK_WORDS} and p.code in (${resultats.motPartiel}, ${resultats.motSession1},
    ${resultats.motSession2}, ${resultats.motSession3})), '[]')`;

/** Result lines of the student's enrolment, by unit code, the unit's own line first; null when it is not hers. */
export const findResultLines = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const rows = await db
    .select({
      line: {
        // Drizzle takes the object for absent when its first column is null: a column that never is comes first.
        Q1: resultats.q1,
        Q2: resultats.q2,
        GroupeActiviteApprentissageCode: resultats.groupeCode,
        ResultatEtudiantResultatPartiel: resultats.partiel,
        ResultatEtudiantResultatSession1: resultats.session1,
        ResultatEtudiantResultatSession2: resultats.session2,
        ResultatEtudiantResultatSession3: resultats.session3,
        MotPartiel: resultats.motPartiel,
        MotSession1: resultats.motSession1,
        MotSession2: resultats.motSession2,
        MotSession3: resultats.motSession3,
        SensDesMots: meaningsOfWords,
        ProgrammeEtudiantDispense: resultats.dispense,
        ProgrammeEtudiantTransfertResultat: resultats.transfert,
        ProgrammeEtudiantReportResultat: resultats.report,
        ProgrammeEtudiantResultatFinal: resultats.final,
        ECTS: resultats.ects,
      },
      unit: {
        UniteEnseignementID: unitesEnseignement.uniteEnseignementId,
        UniteEnseignementCode: unitesEnseignement.code,
        UniteEnseignementLibelle: unitesEnseignement.libelle,
        UniteEnseignementCoursEnAnglais: unitesEnseignement.coursEnAnglais,
      },
      activityCode: activitesApprentissage.code,
      activityLabel: activitesApprentissage.libelle,
    })
    .from(inscriptions)
    .leftJoin(resultats, eq(resultats.inscriptionId, inscriptions.inscriptionId))
    .leftJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, resultats.uniteEnseignementId))
    .leftJoin(
      activitesApprentissage,
      eq(activitesApprentissage.activiteApprentissageId, resultats.activiteApprentissageId),
    )
    .where(isOwn(inscriptionId, etudiantId))
    .orderBy(asc(unitesEnseignement.code), sql`${activitesApprentissage.code} asc nulls first`)
    .limit(MAX_LINES);
  return rows.length === 0 ? null : rows;
};

/** The last deliberation of the student's enrolment: `found` is false when the enrolment is not hers. */
export const findLastDeliberation = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const [row] = await db
    .select({
      Session: sessions.libelle,
      DecisionJury: deliberations.decisionJury,
      Grade: deliberations.grade,
      InscriptionMoyenneGenerale: deliberations.moyenneGenerale,
      InscriptionTotalCredits: deliberations.totalCredits,
      blocs: programmes.blocs,
      credits: programmes.credits,
    })
    .from(inscriptions)
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .leftJoin(deliberations, eq(deliberations.inscriptionId, inscriptions.inscriptionId))
    .leftJoin(sessions, eq(sessions.sessionId, deliberations.sessionId))
    .where(isOwn(inscriptionId, etudiantId))
    .orderBy(sql`${deliberations.date} desc nulls last`, desc(deliberations.deliberationId))
    .limit(1);
  return row ?? null;
};
