import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { preparedSql } from 'server-kernel/db/prepared-query';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';

/** A course of the student's year that has groups. */
export type CourseRow = {
  activiteId: number;
  code: string;
  unite: string;
  activite: string;
  /** The unit is given in English. */
  enAnglais: boolean;
  /** The group that was chosen, for good. */
  groupeId: number | null;
  recuNumero: string | null;
};

/** More than any annual programme holds; this only bounds the answer. */
const MAX_COURSES = 200;

const selectCourses = preparedSql<{ inscriptionId: number; serie: string | null }, CourseRow>(
  (at) => sql`
    select a.activite_apprentissage_id as "activiteId", a.code, u.libelle as unite, a.libelle as activite,
      u.cours_en_anglais as "enAnglais", t.groupe_activite_apprentissage_id as "groupeId", t.recu_numero as "recuNumero"
    from resultats r
    join activites_apprentissage a on a.activite_apprentissage_id = r.activite_apprentissage_id
    join unites_enseignement u on u.unite_enseignement_id = r.unite_enseignement_id
    left join inscriptions_tp t
      on t.inscription_id = r.inscription_id and t.activite_apprentissage_id = r.activite_apprentissage_id
    where r.inscription_id = ${at.inscriptionId}
      and (t.inscription_id is not null or (not r.dispense and not r.transfert_resultat
        and exists (select 1 from groupes_tp g
          where g.activite_apprentissage_id = r.activite_apprentissage_id
            and g.serie is not distinct from ${at.serie}::text)))
    order by a.code
    limit ${MAX_COURSES}`,
);

/** Courses of an enrolment with groups for its series, those with a chosen group among them. */
export const findCourses = (
  db: Executor,
  { inscriptionId, serie }: Pick<CurrentEnrolment, 'inscriptionId' | 'serie'>,
): Promise<CourseRow[]> => selectCourses(db, { inscriptionId, serie });

/** A group, with the places that are left. */
export type GroupRow = {
  groupeId: number;
  activiteId: number;
  libelle: string;
  horaire: string | null;
  jour: number | null;
  debut: string | null;
  fin: string | null;
  places: number;
};

/** Groups of these courses for a series, in their order; one that somebody waits for has no place to choose. */
export const findGroups = async (
  db: Executor,
  serie: string | null,
  activiteIds: number[],
): Promise<GroupRow[]> => {
  const { rows } = await db.execute<GroupRow>(sql`
    select g.groupe_activite_apprentissage_id as "groupeId", g.activite_apprentissage_id as "activiteId",
      g.libelle, g.horaire, g.jour, g.debut, g.fin,
      case when exists (select 1 from attentes_tp w where w.reservee_jusqu_au is null
        and w.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id)
        then 0 else g.capacite - g.prises end as places
    from groupes_tp g
    where g.activite_apprentissage_id = any(${sql.param(activiteIds)}::int[])
      and g.serie is not distinct from ${serie}::text
    order by g.groupe_activite_apprentissage_id
    limit ${MAX_COURSES * MAX_COURSES}`);
  return rows;
};

/** Date of a receipt. */
export const findReceiptDate = async (db: Executor, numero: string): Promise<string | null> => {
  const { rows } = await db.execute<{ date: Date | string }>(
    sql`select date from recus where numero = ${numero}`,
  );
  return rows[0] ? new Date(rows[0].date).toISOString() : null;
};
