import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../scope.queries';

/** Programmes that hold one of these activities (an SQL list or subquery of their numbers), as an array. */
export const sectionsOf = (activities: SQL): SQL => sql`array(
  select distinct pu.programme_id from activites_apprentissage sa
  join programmes_unites pu using (unite_enseignement_id)
  where sa.activite_apprentissage_id in (${activities}) order by 1)`;

/** As `sectionsOf`, over every activity that uses a support. */
export const sectionsOfSupport = (support: SQL): SQL =>
  sectionsOf(
    sql`select l.activite_apprentissage_id from supports_activites l where l.support_id = ${support}`,
  );

/** Rows of which some section is one of a scope. */
export const inScope = (sections: SQL, scope: Scope): SQL =>
  scope === null ? sql`true` : sql`${sections} && ${sql.param([...scope])}::int[]`;
