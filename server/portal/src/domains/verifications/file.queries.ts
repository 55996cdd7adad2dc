import { and, asc, desc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import {
  documents,
  documentsDossier,
  documentsInscription,
  emplois,
  inscriptions,
  pae,
  paeUnites,
  parcoursAnterieurs,
  resultats,
  unitesEnseignement,
} from 'server-schema';

const MAX_LINES = 500;

/** Kinds of files that the space never shows: health data and absences' proofs (QUALITY, CONTRACT §2). */
const NEVER_SHOWN = ['inclusif', 'absence'];

/** Stored grade statements bear this beginning of a name; the school makes no other file so named. */
const STATEMENT = 'Relevé de notes';

const isShown = not(inArray(documents.usage, NEVER_SHOWN));
const isStatement = sql`starts_with(${documents.nom}, ${STATEMENT})`;

/** Student of an enrolment; null for an unknown one. */
export const findEnrolled = async (db: Orm, inscriptionId: number) => {
  const [row] = await db
    .select({ etudiantId: inscriptions.etudiantId })
    .from(inscriptions)
    .where(eq(inscriptions.inscriptionId, inscriptionId))
    .limit(1);
  return row ?? null;
};

/** Signature and validation dates of an annual programme: from the portal, else from the school's records. */
export const findProgrammeDates = async (db: Orm, inscriptionId: number) => {
  const [row] = await db
    .select({
      ECTSIncompletDemandeEtudiant: inscriptions.ectsIncompletDemandeEtudiant,
      statut: inscriptions.statutPae,
      recordedSigned: inscriptions.paeSigneLe,
      recordedValidated: inscriptions.paeValideLe,
      signed: pae.signeLe,
      decided: pae.decideLe,
    })
    .from(inscriptions)
    .leftJoin(pae, eq(pae.inscriptionId, inscriptions.inscriptionId))
    .where(eq(inscriptions.inscriptionId, inscriptionId))
    .limit(1);
  return row ?? null;
};

/** The units that make up a programme composed on the portal, by code; none when it was not. */
export const findComposedProgramme = (db: Orm, inscriptionId: number) =>
  db
    .select({
      UniteEnseignementSourceCode: unitesEnseignement.code,
      Libelle: unitesEnseignement.libelle,
      UniteEnseignementCoursEnAnglais: unitesEnseignement.coursEnAnglais,
      NbECTS: sql<number>`${unitesEnseignement.ects}::float8`,
    })
    .from(paeUnites)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, paeUnites.uniteEnseignementId))
    .where(and(eq(paeUnites.inscriptionId, inscriptionId), paeUnites.selection))
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_LINES);

/** The units that an enrolment has results for, by code. */
export const findRecordedProgramme = (db: Orm, inscriptionId: number) =>
  db
    .select({
      UniteEnseignementSourceCode: unitesEnseignement.code,
      Libelle: unitesEnseignement.libelle,
      UniteEnseignementCoursEnAnglais: unitesEnseignement.coursEnAnglais,
      NbECTS: sql<number>`coalesce(${resultats.ects}, 0)::float8`,
    })
    .from(resultats)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, resultats.uniteEnseignementId))
    .where(and(eq(resultats.inscriptionId, inscriptionId), isNull(resultats.activiteApprentissageId)))
    .orderBy(asc(unitesEnseignement.code))
    .limit(MAX_LINES);

/** Documents that the student handed in, each under its title. */
export const findHandedIn = (db: Orm, etudiantId: number) =>
  db
    .select({
      ID: documents.documentId,
      DocumentDossierLibelle: documentsDossier.titre,
      Extension: documents.extension,
    })
    .from(documentsDossier)
    .innerJoin(documents, eq(documents.documentId, documentsDossier.documentId))
    .where(and(eq(documentsDossier.etudiantId, etudiantId), isShown))
    .orderBy(asc(documentsDossier.titre))
    .limit(MAX_LINES);

/** Grade statements of all the student's enrolments, newest first. */
export const findStatements = (db: Orm, etudiantId: number) =>
  db
    .select({
      ID: documents.documentId,
      DocumentDossierLibelle: documents.nom,
      Extension: documents.extension,
    })
    .from(documentsInscription)
    .innerJoin(documents, eq(documents.documentId, documentsInscription.documentId))
    .where(and(eq(documentsInscription.etudiantId, etudiantId), isStatement))
    .orderBy(desc(documents.modifieLe), desc(documents.documentId))
    .limit(MAX_LINES);

/** A file that the space shows of this student: handed in, a grade statement, or the proof of a line. */
export const findShownFile = async (db: Orm, documentId: number, etudiantId: number) => {
  const proves = (column: typeof emplois.documentId | typeof parcoursAnterieurs.documentId) =>
    sql`exists (select 1 from ${column.table} where ${column} = ${documents.documentId})`;
  const [row] = await db
    .select({
      file: documents,
      inscriptionId: documentsInscription.inscriptionId,
      luLe: documentsInscription.luLe,
    })
    .from(documents)
    .leftJoin(documentsInscription, eq(documentsInscription.documentId, documents.documentId))
    .leftJoin(documentsDossier, eq(documentsDossier.documentId, documents.documentId))
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.etudiantId, etudiantId),
        isShown,
        or(
          sql`${documentsDossier.documentId} is not null`,
          and(sql`${documentsInscription.documentId} is not null`, isStatement),
          proves(parcoursAnterieurs.documentId),
          proves(emplois.documentId),
        ),
      ),
    )
    .limit(1);
  return row ?? null;
};

/** Prior studies elsewhere, latest first. */
export const findPriorCareer = (db: Orm, etudiantId: number) =>
  db
    .select()
    .from(parcoursAnterieurs)
    .where(eq(parcoursAnterieurs.etudiantId, etudiantId))
    .orderBy(desc(parcoursAnterieurs.anneeDebut), desc(parcoursAnterieurs.parcoursAnterieurId))
    .limit(MAX_LINES);

/** The student's jobs, latest first. */
export const findJobs = (db: Orm, etudiantId: number) =>
  db
    .select()
    .from(emplois)
    .where(eq(emplois.etudiantId, etudiantId))
    .orderBy(desc(emplois.anneeDebut), desc(emplois.emploiId))
    .limit(MAX_LINES);
