import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { gestionDecisions } from 'server-schema/gestion/gestion';
import { anneesAcademiques, programmes } from 'server-schema/records/catalogue';
import { etudiants } from 'server-schema/records/people';
import { inscriptions } from 'server-schema/records/records';
import { stages, stagesAVoir } from 'server-schema/thesis-internships/internships';

const MAX_INTERNSHIPS = 50;

const selectInternships = preparedQuery((db, at: Placeholders<{ etudiantId: number }>) =>
  db
    .select()
    .from(stages)
    .where(eq(stages.etudiantId, at.etudiantId))
    .orderBy(asc(stages.stageId))
    .limit(MAX_INTERNSHIPS),
);

/** The internships that the school opened for a student, oldest first. */
export const findInternships = (db: Executor, etudiantId: number) => selectInternships(db, { etudiantId });

export type InternshipRow = Awaited<ReturnType<typeof findInternships>>[number];

const isOwn = (stageId: number, etudiantId: number) =>
  and(eq(stages.stageId, stageId), eq(stages.etudiantId, etudiantId));

/** One internship of the student; null when it is not hers. */
export const findInternship = async (db: Executor, stageId: number, etudiantId: number) => {
  const [row] = await db.select().from(stages).where(isOwn(stageId, etudiantId)).limit(1);
  return row ?? null;
};

/** As `findInternship`, locked until the transaction ends. */
export const lockInternship = async (tx: Executor, stageId: number, etudiantId: number) => {
  const [row] = await tx.select().from(stages).where(isOwn(stageId, etudiantId)).for('no key update');
  return row ?? null;
};

/** Changes columns of an internship; resolves to it as it then is. */
export const updateInternship = async (
  tx: Executor,
  stageId: number,
  change: Partial<typeof stages.$inferInsert>,
): Promise<InternshipRow> => {
  const [row] = await tx.update(stages).set(change).where(eq(stages.stageId, stageId)).returning();
  if (!row) throw new Error('the internship is gone');
  return row;
};

/** Requests a review of an encoded form or an uploaded document, replacing any earlier review. */
export const requestReview = async (
  tx: Executor,
  { stageId, quoi, documentId, now }: { stageId: number; quoi: string; documentId: number | null; now: Date },
): Promise<void> => {
  const waits = { documentId, depuis: now, vuLe: null };
  await tx
    .insert(stagesAVoir)
    .values({ stageId, quoi, ...waits })
    .onConflictDoUpdate({
      target: [stagesAVoir.stageId, stagesAVoir.quoi],
      set: { ...waits, version: sql`${stagesAVoir.version} + 1` },
    });
};

/** Refused parts of these internships with the reasons, unless they were sent again. */
export const findRefusals = async (db: Executor, stageIds: readonly number[]) => {
  const decided = await db
    .selectDistinctOn([stagesAVoir.stageAVoirId], {
      stageId: stagesAVoir.stageId,
      quoi: stagesAVoir.quoi,
      issue: gestionDecisions.issue,
      motif: gestionDecisions.texte,
    })
    .from(stagesAVoir)
    .innerJoin(
      gestionDecisions,
      and(eq(gestionDecisions.genre, 'stage'), eq(gestionDecisions.objetId, stagesAVoir.stageAVoirId)),
    )
    .where(
      and(
        inArray(stagesAVoir.stageId, [...stageIds]),
        isNotNull(stagesAVoir.vuLe),
        isNull(gestionDecisions.repriseLe),
      ),
    )
    .orderBy(asc(stagesAVoir.stageAVoirId), desc(gestionDecisions.decisionId));
  return decided.filter(({ issue }) => issue === 'refuse');
};

export type Refusal = Awaited<ReturnType<typeof findRefusals>>[number];

/** The student as the agreement names her, with her latest enrolment by that day; null without any. */
export const findAgreementStudent = async (db: Executor, etudiantId: number, day: string) => {
  const [row] = await db
    .select({
      matricule: etudiants.matricule,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
      programme: programmes.libelle,
      niveau: inscriptions.niveauCoursLibelle,
      annee: anneesAcademiques.valeur,
    })
    .from(inscriptions)
    .innerJoin(etudiants, eq(etudiants.etudiantId, inscriptions.etudiantId))
    .innerJoin(programmes, eq(programmes.programmeId, inscriptions.programmeId))
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .where(and(eq(inscriptions.etudiantId, etudiantId), lte(anneesAcademiques.debut, day)))
    .orderBy(desc(anneesAcademiques.debut), desc(inscriptions.inscriptionId))
    .limit(1);
  return row ?? null;
};
