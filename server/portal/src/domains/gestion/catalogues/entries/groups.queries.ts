import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { groupesTp } from 'server-schema/exams-events/tp';
import { CATALOGUE_LIMITS, type GroupValues } from 'shared-contract/catalogues/catalogues';
import type { Slot } from 'shared-contract/tp/clashes';
import type { Scope } from '../../scope.queries';
import { inScope, sectionsOf } from '../sections.sql';

export type GroupEntryRow = {
  id: number;
  code: string;
  libelle: string;
  serie: string | null;
  unite: string;
  activite: string;
  enAnglais: boolean;
  horaire: string | null;
  jour: number | null;
  debut: string | null;
  fin: string | null;
  capacite: number;
  prises: number;
  q1: boolean;
  q2: boolean;
  sections: number[];
};

const sections = sectionsOf(sql`g.activite_apprentissage_id`);

const select = async (db: Executor, filter: SQL, end: SQL): Promise<GroupEntryRow[]> => {
  const { rows } = await db.execute<GroupEntryRow>(sql`
    select g.groupe_activite_apprentissage_id as id, a.code || ' ' || g.code as code, g.libelle, g.serie,
      u.libelle as unite, a.libelle as activite, u.cours_en_anglais as "enAnglais", g.horaire, g.jour, g.debut, g.fin, g.capacite, g.prises,
      a.q1, a.q2, ${sections} as sections
    from groupes_tp g
    join activites_apprentissage a using (activite_apprentissage_id)
    join unites_enseignement u using (unite_enseignement_id)
    where ${filter} ${end}`);
  return rows;
};

/** Groups of a scope, by course. */
export const findGroupList = (db: Executor, scope: Scope): Promise<GroupEntryRow[]> =>
  select(
    db,
    inScope(sections, scope),
    sql`order by u.libelle, a.code, g.serie nulls first, g.code, id limit ${CATALOGUE_LIMITS.rows}`,
  );

/** One group; where it is locked, nobody takes a place in it meanwhile. */
export const findGroupEntry = async (
  db: Executor,
  id: number,
  isLocked: boolean,
): Promise<GroupEntryRow | null> => {
  const end = isLocked ? sql`for no key update of g` : sql``;
  return (await select(db, sql`g.groupe_activite_apprentissage_id = ${id}`, end))[0] ?? null;
};

/** The other groups that have a room and hours in the same half of the year. */
export const findOtherGroups = (db: Executor, { id, q1, q2 }: GroupEntryRow): Promise<GroupEntryRow[]> =>
  select(
    db,
    sql`g.groupe_activite_apprentissage_id <> ${id} and g.jour is not null
      and ((a.q1 and ${q1}::boolean) or (a.q2 and ${q2}::boolean))`,
    sql`order by id limit ${CATALOGUE_LIMITS.rows}`,
  );

/** Students of this year who have a place in a group. */
export const findGroupStudents = async (db: Executor, id: number, today: string): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct i.etudiant_id as id from inscriptions_tp t
    join inscriptions i using (inscription_id) join annees_academiques an using (annee_academique_id)
    where t.groupe_activite_apprentissage_id = ${id} and ${today}::date between an.debut and an.fin
    order by 1`);
  return rows.map((row) => row.id);
};

/** Number of a group's students with another group at these hours, same half of the year. */
export const findStudentClashes = async (
  db: Executor,
  { id, q1, q2 }: GroupEntryRow,
  slot: Slot,
  today: string,
) => {
  const { rows } = await db.execute<{
    id: number;
    unite: string;
    activite: string;
    libelle: string;
    n: number;
  }>(sql`
    select g.groupe_activite_apprentissage_id as id, u.libelle as unite, a.libelle as activite, g.libelle,
      count(*)::int as n
    from inscriptions_tp t
    join inscriptions i using (inscription_id) join annees_academiques an using (annee_academique_id)
    join inscriptions_tp o on o.inscription_id = t.inscription_id
      and o.groupe_activite_apprentissage_id <> t.groupe_activite_apprentissage_id
    join groupes_tp g on g.groupe_activite_apprentissage_id = o.groupe_activite_apprentissage_id
    join activites_apprentissage a on a.activite_apprentissage_id = g.activite_apprentissage_id
    join unites_enseignement u on u.unite_enseignement_id = a.unite_enseignement_id
    where t.groupe_activite_apprentissage_id = ${id} and ${today}::date between an.debut and an.fin
      and g.jour = ${slot.Jour} and g.debut < ${slot.Fin} and g.fin > ${slot.Debut}
      and ((a.q1 and ${q1}::boolean) or (a.q2 and ${q2}::boolean))
    group by 1, 2, 3, 4 order by 1`);
  return rows;
};

/** Writes a group; without a schedule, the text that is shown of it stays. */
export const writeGroup = async (
  tx: Tx,
  id: number,
  wanted: GroupValues,
  schedule: string | null | undefined,
): Promise<void> => {
  await tx
    .update(groupesTp)
    .set({
      libelle: wanted.Libelle,
      jour: wanted.Jour,
      debut: wanted.Debut,
      fin: wanted.Fin,
      capacite: wanted.Capacite,
      ...(schedule !== undefined && { horaire: schedule }),
    })
    .where(eq(groupesTp.groupeActiviteApprentissageId, id));
};
