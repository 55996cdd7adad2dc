import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import type { OrPlaceholder } from 'server-kernel/db/prepared-query';
import { etudiants } from 'server-schema/records/people';
import { personName } from 'shared-contract/base/french';

/** « Bachelier en gestion, bloc 2 »: what a student is enrolled in on a Brussels day; null without an enrolment. */
export const studiesOn = (
  etudiantId: OrPlaceholder<number>,
  day: OrPlaceholder<string>,
): SQL<string | null> => sql<string | null>`(
  select p.libelle || ', bloc ' || i.bloc
  from inscriptions i join annees_academiques a using (annee_academique_id) join programmes p using (programme_id)
  where i.etudiant_id = ${etudiantId} and ${day}::date between a.debut and a.fin
  order by i.inscription_id desc limit 1)`;

/** « Diplôme obtenu en 2026 »: the last deliberation of a student by a Brussels day, where it ended her cycle. */
export const diplomaBy = (
  etudiantId: OrPlaceholder<number>,
  day: OrPlaceholder<string>,
): SQL<string | null> => sql<string | null>`(
  select case when d.diplome then 'Diplôme obtenu en ' || extract(year from d.date) end
  from inscriptions i join deliberations d using (inscription_id)
  where i.etudiant_id = ${etudiantId} and d.date <= ${day}::date
  order by d.date desc, d.deliberation_id desc limit 1)`;

/** First and last name of a student, and the studies of a Brussels day, as papers say them. */
export const findHolder = async (
  db: Executor,
  etudiantId: number,
  day: string,
): Promise<{ titulaire: string; etudes: string | null } | null> => {
  const [row] = await db
    .select({ prenom: etudiants.prenom, nom: etudiants.nom, etudes: studiesOn(etudiantId, day) })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId))
    .limit(1);
  return row ? { titulaire: personName(row.prenom, row.nom), etudes: row.etudes } : null;
};
