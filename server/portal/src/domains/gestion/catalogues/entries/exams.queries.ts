import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { examens } from 'server-schema/records/catalogue';
import { CATALOGUE_LIMITS, type ExamValues } from 'shared-contract/catalogues/catalogues';
import type { Scope } from '../../scope.queries';
import { inScope, sectionsOf } from '../sections.sql';

export type ExamEntryRow = {
  id: number;
  code: string;
  unite: string;
  activite: string;
  enAnglais: boolean;
  date: string;
  heureDebut: string | null;
  heureFin: string | null;
  local: string | null;
  session: string;
  sessionDebut: string;
  sessionFin: string;
  inscrits: number;
  sections: number[];
};

const sections = sectionsOf(sql`x.activite_apprentissage_id`);

const select = async (db: Executor, filter: SQL, end: SQL): Promise<ExamEntryRow[]> => {
  const { rows } = await db.execute<ExamEntryRow>(sql`
    select x.examen_id as id, a.code, u.libelle as unite, a.libelle as activite,
      u.cours_en_anglais as "enAnglais", x.date::text as date, x.heure_debut as "heureDebut", x.heure_fin as "heureFin", x.local, s.libelle as session,
      s.debut::text as "sessionDebut", s.fin::text as "sessionFin", ${sections} as sections,
      (select count(*)::int from inscriptions_examens ie where ie.examen_id = x.examen_id) as inscrits
    from examens x
    join sessions_examens s using (session_id)
    join annees_academiques an using (annee_academique_id)
    join activites_apprentissage a using (activite_apprentissage_id)
    join unites_enseignement u using (unite_enseignement_id)
    where ${filter} ${end}`);
  return rows;
};

/** SQL: exams of the years that are not over. */
export const isListed = (today: string): SQL => sql`an.fin >= ${today}::date`;

/** Exams of a scope, by session and day. */
export const findExamList = (db: Executor, scope: Scope, today: string): Promise<ExamEntryRow[]> =>
  select(
    db,
    sql`${isListed(today)} and ${inScope(sections, scope)}`,
    sql`order by s.debut, x.date, x.heure_debut nulls last, u.libelle, a.code limit ${CATALOGUE_LIMITS.rows}`,
  );

/** One exam; where it is locked, nobody registers to it meanwhile. */
export const findExamEntry = async (
  db: Executor,
  id: number,
  isLocked: boolean,
): Promise<ExamEntryRow | null> => {
  const end = isLocked ? sql`for no key update of x` : sql``;
  return (await select(db, sql`x.examen_id = ${id}`, end))[0] ?? null;
};

/** The other exams of a day that have hours. */
export const findExamsOfDay = (db: Executor, id: number, day: string): Promise<ExamEntryRow[]> =>
  select(
    db,
    sql`x.examen_id <> ${id} and x.date = ${day}::date and x.heure_debut is not null`,
    sql`order by x.examen_id limit ${CATALOGUE_LIMITS.rows}`,
  );

/** Rooms in which the session of an exam has exams. */
export const findRoomsOfSession = async (db: Executor, id: number): Promise<string[]> => {
  const { rows } = await db.execute<{ local: string }>(sql`
    select distinct o.local from examens x join examens o using (session_id)
    where x.examen_id = ${id} and o.local is not null`);
  return rows.map(({ local }) => local);
};

/** Students who are registered to an exam. */
export const findExamStudents = async (db: Executor, id: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct i.etudiant_id as id from inscriptions_examens ie join inscriptions i using (inscription_id)
    where ie.examen_id = ${id} order by 1`);
  return rows.map((row) => row.id);
};

/** Number of students shared with each of these other exams. */
export const countSharedStudents = async (
  db: Executor,
  id: number,
  others: readonly number[],
): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ id: number; n: number }>(sql`
    select o.examen_id as id, count(distinct i.etudiant_id)::int as n
    from inscriptions_examens ie join inscriptions i using (inscription_id)
    join inscriptions i2 on i2.etudiant_id = i.etudiant_id
    join inscriptions_examens o on o.inscription_id = i2.inscription_id
    where ie.examen_id = ${id} and o.examen_id = any(${sql.param([...others])}::int[])
    group by 1`);
  return new Map(rows.map((row) => [row.id, row.n]));
};

/** Writes an exam; no room is null. */
export const writeExam = async (tx: Tx, id: number, wanted: ExamValues): Promise<void> => {
  await tx
    .update(examens)
    .set({
      date: wanted.ExamenDate,
      heureDebut: wanted.ExamenHeureDebut,
      heureFin: wanted.ExamenHeureFin,
      local: wanted.ExamenLocal || null,
    })
    .where(eq(examens.examenId, id));
};
