import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';

/** A unit that was acquired although no result in the portal says so. */
type AcquiredUnit = {
  id: number;
  result: 'before' | 'granted';
  /** The first academic year that the portal knows of the cycle; of `granted`, that of the diploma. */
  annee: string;
};

/** More than the units of any two cycles. */
const MAX_UNITS = 1000;

/**
 * Units that results leave out though they are acquired: those of the blocks that she was past at the first enrolment
 * of a cycle that the portal knows, unless one of her years lists them all the same (she was let in with them left to
 * take); and all those of a programme whose cycle a jury ended.
 */
export const findAcquiredWithoutResult = async (
  db: Executor,
  etudiantId: number,
): Promise<AcquiredUnit[]> => {
  const { rows } = await db.execute<AcquiredUnit>(sql`
    with connues as (
      select i.inscription_id, i.programme_id, i.bloc, a.valeur as annee,
        row_number() over (partition by p.cycle order by a.debut, i.inscription_id) as rang
      from inscriptions i
      join programmes p using (programme_id)
      join annees_academiques a using (annee_academique_id)
      where i.etudiant_id = ${etudiantId}
    ), listees as (
      select r.unite_enseignement_id as id from resultats r join connues using (inscription_id)
      union
      select l.unite_enseignement_id from pae_unites l join connues using (inscription_id) where l.selection
    ), acquises as (
      select u.unite_enseignement_id as id, 'before' as result, c.annee, 1 as ordre
      from connues c
      join programmes_unites u on u.programme_id = c.programme_id and u.bloc < c.bloc
      where c.rang = 1 and u.unite_enseignement_id not in (select id from listees)
      union all
      select u.unite_enseignement_id, 'granted', c.annee, 2
      from connues c
      join programmes_unites u on u.programme_id = c.programme_id
      where exists (select 1 from deliberations d where d.inscription_id = c.inscription_id and d.diplome)
    )
    select distinct on (id) id, result, annee from acquises order by id, ordre, annee
    limit ${MAX_UNITS}`);
  return rows;
};
