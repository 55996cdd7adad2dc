import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { absences, absencesExamens } from 'server-schema/records/absences';
import { anneesAcademiques, examens, sessions } from 'server-schema/records/catalogue';
import { inscriptions, resultats } from 'server-schema/records/records';
import { absenceYearEnd, academicYearLabel } from 'shared-contract/absences/absences';
import type { AbsenceWrite } from 'shared-contract/absences/schemas';
import { addDays, dayOf } from 'shared-contract/base/days';

const MAX_LINES = 1000;

const fields = {
  AbsenceEtudiantID: absences.absenceEtudiantId,
  InscriptionID: absences.inscriptionId,
  AbsenceEtudiantDateDebut: absences.debut,
  AbsenceEtudiantDateFin: absences.fin,
  AbsenceEtudiantFichierJustificatifID: absences.documentId,
  AbsenceEtudiantExamenID: sql<number[]>`array(select ${absencesExamens.examenId} from ${absencesExamens}
    where ${absencesExamens.absenceEtudiantId} = ${absences.absenceEtudiantId} order by 1)`,
  SuiviAbsenceValeur: absences.suivi,
  AnneeAcademiqueValeur: anneesAcademiques.valeur,
};

const select = (db: Executor) =>
  db
    .select(fields)
    .from(absences)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, absences.inscriptionId))
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId));

const selectOfYear = preparedQuery((db, at: Placeholders<{ etudiantId: number; annee: string }>) =>
  select(db)
    .where(and(eq(absences.etudiantId, at.etudiantId), eq(anneesAcademiques.valeur, at.annee)))
    .orderBy(desc(absences.debut), desc(absences.absenceEtudiantId))
    .limit(MAX_LINES),
);

/** A student's absences of one academic year, latest first. */
export const findAbsences = (db: Executor, etudiantId: number, annee: string) =>
  selectOfYear(db, { etudiantId, annee });

/** One absence of the student, whatever its year; null when it is not hers. */
export const findAbsence = async (db: Executor, id: number, etudiantId: number) => {
  const [row] = await select(db)
    .where(and(eq(absences.absenceEtudiantId, id), eq(absences.etudiantId, etudiantId)))
    .limit(1);
  return row ?? null;
};

export type AbsenceRow = NonNullable<Awaited<ReturnType<typeof findAbsence>>>;

/** As `findAbsence`, locked until the transaction ends. */
export const lockAbsence = async (tx: Executor, id: number, etudiantId: number) => {
  const [row] = await tx
    .select()
    .from(absences)
    .where(and(eq(absences.absenceEtudiantId, id), eq(absences.etudiantId, etudiantId)))
    .for('no key update');
  return row ?? null;
};

/** Number of the student's absences that nobody has followed up yet. */
export const countWaiting = (db: Executor, etudiantId: number): Promise<number> =>
  db.$count(absences, and(eq(absences.etudiantId, etudiantId), isNull(absences.suivi)));

/** Academic year of an enrolment of the student; null when it is not hers. */
export const findEnrolmentYear = async (db: Executor, inscriptionId: number, etudiantId: number) => {
  const [row] = await db
    .select({
      AnneeAcademiqueValeur: anneesAcademiques.valeur,
      AnneeDebut: anneesAcademiques.debut,
      AnneeFin: anneesAcademiques.fin,
    })
    .from(inscriptions)
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .where(and(eq(inscriptions.inscriptionId, inscriptionId), eq(inscriptions.etudiantId, etudiantId)));
  return row ?? null;
};

/** Label of the academic year of absences on a day (S2 §9); that of the decree where the school has none. */
export const findAbsenceYear = async (db: Executor, now: Date): Promise<string> => {
  const [row] = await db
    .select({ valeur: anneesAcademiques.valeur })
    .from(anneesAcademiques)
    .where(
      sql`${addDays(dayOf(now), -1)}::date between ${anneesAcademiques.debut} and ${anneesAcademiques.fin}`,
    )
    .limit(1);
  return row?.valeur ?? academicYearLabel(absenceYearEnd(now));
};

/** Number of these exams that belong to the enrolment and fall between the two days (S2 §5). */
export const countExamsWithin = async (
  db: Executor,
  { InscriptionID, AbsenceEtudiantDateDebut, AbsenceEtudiantDateFin }: AbsenceWrite,
  examIds: number[],
): Promise<number> => {
  if (examIds.length === 0) return 0;
  const rows = await db
    .selectDistinct({ id: examens.examenId })
    .from(examens)
    .innerJoin(sessions, eq(sessions.sessionId, examens.sessionId))
    .innerJoin(resultats, eq(resultats.activiteApprentissageId, examens.activiteApprentissageId))
    .innerJoin(
      inscriptions,
      and(
        eq(inscriptions.inscriptionId, resultats.inscriptionId),
        eq(inscriptions.anneeAcademiqueId, sessions.anneeAcademiqueId),
      ),
    )
    .where(
      and(
        inArray(examens.examenId, examIds),
        eq(inscriptions.inscriptionId, InscriptionID),
        sql`${examens.date} between ${AbsenceEtudiantDateDebut} and ${AbsenceEtudiantDateFin}`,
      ),
    );
  return rows.length;
};

const columnsOf = (write: AbsenceWrite) => ({
  inscriptionId: write.InscriptionID,
  debut: write.AbsenceEtudiantDateDebut,
  fin: write.AbsenceEtudiantDateFin,
  documentId: write.AbsenceEtudiantFichierJustificatifID,
});

/** Writes a new absence; resolves to its number. */
export const insertAbsence = async (
  tx: Executor,
  etudiantId: number,
  write: AbsenceWrite,
): Promise<number> => {
  const [row] = await tx
    .insert(absences)
    .values({ etudiantId, ...columnsOf(write) })
    .returning({ id: absences.absenceEtudiantId });
  if (!row) throw new Error('the absence was not written');
  return row.id;
};

export const updateAbsence = async (tx: Executor, id: number, write: AbsenceWrite): Promise<void> => {
  await tx.update(absences).set(columnsOf(write)).where(eq(absences.absenceEtudiantId, id));
};

/** The exams of an absence from now on. */
export const replaceExams = async (tx: Executor, id: number, examIds: number[]): Promise<void> => {
  await tx.delete(absencesExamens).where(eq(absencesExamens.absenceEtudiantId, id));
  if (examIds.length === 0) return;
  await tx.insert(absencesExamens).values(examIds.map((examenId) => ({ absenceEtudiantId: id, examenId })));
};
