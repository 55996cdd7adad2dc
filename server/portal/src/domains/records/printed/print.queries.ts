import { and, asc, desc, eq } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { anneesAcademiques, programmes, sessions, unitesEnseignement } from 'server-schema/records/catalogue';
import { etudiants } from 'server-schema/records/people';
import { deliberations, inscriptions, resultats } from 'server-schema/records/records';

const MAX_LINES = 1000;

/** The enrolment of a student with the person and the programme; null when it is not hers. */
export const findPrintedEnrolment = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const [row] = await db
    .select({
      inscriptionId: inscriptions.inscriptionId,
      niveau: inscriptions.niveauCoursLibelle,
      modalite: inscriptions.modalite,
      annee: anneesAcademiques.valeur,
      programme: programmes.libelle,
      matricule: etudiants.matricule,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      naissance: etudiants.dateNaissance,
      lieuNaissance: etudiants.lieuNaissance,
    })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .innerJoin(etudiants, eq(etudiants.etudiantId, inscriptions.etudiantId))
    .where(and(eq(inscriptions.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId)))
    .limit(1);
  return row ?? null;
};

/** Facts for an attestation: fees, and the last day of the year (YYYY-MM-DD). */
export const findAttestationFacts = async (db: Orm, inscriptionId: number, etudiantId: number) => {
  const [row] = await db
    .select({ minervalRegle: etudiants.minervalRegle, fin: anneesAcademiques.fin })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .innerJoin(etudiants, eq(etudiants.etudiantId, inscriptions.etudiantId))
    .where(and(eq(inscriptions.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId)))
    .limit(1);
  return row ?? null;
};

export type PrintedEnrolment = NonNullable<Awaited<ReturnType<typeof findPrintedEnrolment>>>;

/** Results of an enrolment: units and activities, the unit's own line first. */
export const findPrintedResults = (db: Orm, inscriptionId: number) =>
  db
    .select({
      uniteId: resultats.uniteEnseignementId,
      code: unitesEnseignement.code,
      libelle: unitesEnseignement.libelle,
      activiteId: resultats.activiteApprentissageId,
      session1: resultats.session1,
      session2: resultats.session2,
      session3: resultats.session3,
      motSession1: resultats.motSession1,
      motSession2: resultats.motSession2,
      motSession3: resultats.motSession3,
      dispense: resultats.dispense,
      transfert: resultats.transfert,
      ects: resultats.ects,
    })
    .from(resultats)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, resultats.uniteEnseignementId))
    .where(eq(resultats.inscriptionId, inscriptionId))
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_LINES);

export type PrintedResult = Awaited<ReturnType<typeof findPrintedResults>>[number];

/** The last deliberation of an enrolment, or null. */
export const findPrintedDeliberation = async (db: Orm, inscriptionId: number) => {
  const [row] = await db
    .select({
      session: sessions.libelle,
      decision: deliberations.decisionJury,
      grade: deliberations.grade,
      moyenne: deliberations.moyenneGenerale,
      credits: deliberations.totalCredits,
    })
    .from(deliberations)
    .innerJoin(sessions, eq(sessions.sessionId, deliberations.sessionId))
    .where(eq(deliberations.inscriptionId, inscriptionId))
    .orderBy(desc(deliberations.date), desc(deliberations.deliberationId))
    .limit(1);
  return row ?? null;
};

export type PrintedDeliberation = NonNullable<Awaited<ReturnType<typeof findPrintedDeliberation>>>;
