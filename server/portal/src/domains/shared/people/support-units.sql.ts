import { type SQL, sql } from 'drizzle-orm';

/** SQL: codes and labels of the activities that use a support. */
export const activitiesOf = (supportId: SQL): SQL<string[]> => sql`array(
  select a.code || ' ' || a.libelle from supports_activites sa
  join activites_apprentissage a using (activite_apprentissage_id)
  where sa.support_id = ${supportId} order by a.code)`;

/** SQL: titles of the units given in English whose activities use a support. */
export const unitsInEnglish = (supportId: SQL): SQL<string[]> => sql`array(
  select distinct u.libelle from supports_activites sa
  join activites_apprentissage a using (activite_apprentissage_id)
  join unites_enseignement u using (unite_enseignement_id)
  where sa.support_id = ${supportId} and u.cours_en_anglais order by u.libelle)`;
