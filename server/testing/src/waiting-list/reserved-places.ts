import type { Database } from 'server-kernel/db/client';

/** The group that is left, and the one that is moved into. */
interface TwoGroups {
  left: number;
  taken: number;
}

/**
 * So many testers have a place of a full group, and another place kept for them whose time to refuse is over at `now`;
 * as many others wait for the places that they leave.
 */
export const addReservedPlaces = async (db: Database, moves: number, now: Date): Promise<TwoGroups> => {
  const { rows } = await db.pool.query<{ id: number; course: number }>(
    `select g.groupe_activite_apprentissage_id as id, g.activite_apprentissage_id as course
     from groupes_tp g where g.capacite = 40 and g.prises = 0 and g.serie is null order by id limit 2`,
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('two empty groups of the testers');
  const groups = { left: first.id, taken: second.id };
  const { course } = first;
  const testers = `select i.inscription_id, row_number() over (order by e.matricule) as rang
    from etudiants e join inscriptions i using (etudiant_id)
    join resultats r on r.inscription_id = i.inscription_id and r.activite_apprentissage_id = ${course}
    where e.matricule between '240001' and '240300'`;
  await db.pool.query(
    `update groupes_tp set capacite = $1, prises = $1 where groupe_activite_apprentissage_id = $2`,
    [moves, groups.left],
  );
  await db.pool.query(`update groupes_tp set prises = $1 where groupe_activite_apprentissage_id = $2`, [
    moves,
    groups.taken,
  ]);
  await db.pool.query(
    `insert into inscriptions_tp
       (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id, date)
     select inscription_id, ${course}, $2::int, $3::timestamptz from (${testers}) t where rang <= $1::int`,
    [moves, groups.left, now],
  );
  await db.pool.query(
    `insert into attentes_tp (inscription_id, activite_apprentissage_id, groupe_activite_apprentissage_id,
       demandee_le, reservee_jusqu_au)
     select inscription_id, ${course}, case when rang <= $1::int then $2::int else $3::int end, $4::timestamptz,
       case when rang <= $1::int then $4::timestamptz end
     from (${testers}) t where rang <= 2 * $1::int order by rang`,
    [moves, groups.taken, groups.left, now],
  );
  return groups;
};

type Count = 'moved' | 'kept' | 'receipts' | 'told' | 'mailed' | 'most';

/** What became of them: moved, kept, told and mailed once each is `most` 1. */
export const countReservedPlaces = async (db: Database, { left, taken }: TwoGroups) => {
  const { rows } = await db.pool.query<Record<Count, number>>(
    `select
       (select count(*)::int from inscriptions_tp where groupe_activite_apprentissage_id = $2) as moved,
       (select count(*)::int from attentes_tp
         where groupe_activite_apprentissage_id = $1 and reservee_jusqu_au is not null) as kept,
       (select count(*)::int from recus where objet = 'Inscription aux groupes de travaux pratiques'
         and etudiant_id in (select etudiant_id from etudiants where matricule between '240001' and '240300')) as receipts,
       (select count(*)::int from notifications where titre = 'Une place est gardée pour vous') as told,
       (select count(*)::int from pgboss.job where data ->> 'kind' = 'tp.place') as mailed,
       (select coalesce(max(n), 0)::int from (
         select count(*) as n from notifications
           where titre = 'Une place est gardée pour vous' group by etudiant_id) each) as most`,
    [left, taken],
  );
  const { rows: uncounted } = await db.pool.query(
    `select 1 from groupes_tp g where g.groupe_activite_apprentissage_id = any($1) and g.prises <>
       (select count(*) from inscriptions_tp t
         where t.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id)
       + (select count(*) from attentes_tp w
         where w.groupe_activite_apprentissage_id = g.groupe_activite_apprentissage_id
           and w.reservee_jusqu_au is not null)`,
    [[left, taken]],
  );
  const [found] = rows;
  if (!found) throw new Error('one row of counts');
  return { ...found, isCounted: uncounted.length === 0 };
};
