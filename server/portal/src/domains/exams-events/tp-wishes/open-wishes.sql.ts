import { type SQL, sql } from 'drizzle-orm';
import type { AccessFlag } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';

const FLAG: AccessFlag = 'AccesInscriptionTP';

/** SQL: the enrolment of wish `w` still follows its course. */
export const isFollowed = (): SQL => sql`exists (
  select 1 from resultats r where r.inscription_id = w.inscription_id
    and r.activite_apprentissage_id = w.activite_apprentissage_id
    and not r.dispense and not r.transfert_resultat)`;

/**
 * SQL: wish `w` of enrolment `i` can still get a place: course, year and window (the student's own, else the section's,
 * else the school's) are not over.
 */
export const isWishOpen = (now: Date): SQL => sql`(${isFollowed()}
  and exists (select 1 from annees_academiques y
    where y.annee_academique_id = i.annee_academique_id and ${dayOf(now)}::date between y.debut and y.fin)
  and exists (select 1 from evenements e
    left join evenements_sections s on s.flag = e.flag and s.programme_id = i.programme_id
    left join evenements_etudiants o on o.flag = e.flag and o.etudiant_id = i.etudiant_id
    where e.flag = ${FLAG} and coalesce(o.ouvert, true)
      and coalesce(coalesce(o.fermeture, s.fermeture, e.fermeture) > ${now.toISOString()}::timestamptz, true)))`;
