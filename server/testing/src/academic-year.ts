import { DAY_MS } from 'shared-contract/base/days';
import type { TestPortal } from './portal';

/** The school organises the academic year that starts on this day (YYYY-MM-DD, a 14 September). */
export const organise = async ({ db }: TestPortal, start: string): Promise<void> => {
  const year = Number(start.slice(0, 4));
  await db.pool.query(
    `insert into annees_academiques (annee_academique_id, valeur, debut, fin)
     select max(annee_academique_id) + 1, $1, $2, $3 from annees_academiques
     on conflict (valeur) do nothing`,
    [`${year}-${year + 1}`, start, `${year + 1}-09-13`],
  );
};

/**
 * A year goes by: the next academic year is organised, re-enrolment opens for everybody on the same day of it, and
 * the portal's clock stands there. Sessions end meanwhile: sign in again.
 */
export const passToNextYear = async (portal: TestPortal, start: string): Promise<void> => {
  await organise(portal, start);
  await portal.db.pool.query(`update evenements set ouverture = ouverture + interval '365 days',
    fermeture = fermeture + interval '365 days'`);
  await portal.db.pool.query('update etudiants set etape_reinscription = 0');
  portal.advance(365 * DAY_MS);
};

/** What the jury of a student's latest enrolment decides: this mark for each of these units, and the credits. */
export const deliberate = async (
  { db }: TestPortal,
  matricule: string,
  marks: ReadonlyMap<number, number>,
): Promise<void> => {
  const { rows } = await db.pool.query<{ id: number; annee: number }>(
    `select inscription_id as id, annee_academique_id as annee from inscriptions join etudiants using (etudiant_id)
     where matricule = $1 order by annee_academique_id desc limit 1`,
    [matricule],
  );
  const { id, annee } = rows[0] ?? { id: 0, annee: 0 };
  await db.pool.query('delete from resultats where inscription_id = $1', [id]);
  for (const [unit, mark] of marks)
    await db.pool.query(
      `insert into resultats (inscription_id, unite_enseignement_id, resultat_session1, resultat_final, q1, q2, ects)
       select $1, $2, $3, true, q1, q2, ects from unites_enseignement where unite_enseignement_id = $2`,
      [id, unit, mark],
    );
  await db.pool.query(
    `insert into deliberations (inscription_id, session_id, date, inscription_total_credits)
     select $1, max(s.session_id), max(s.fin),
       (select coalesce(sum(ects), 0) from unites_enseignement where unite_enseignement_id = any($3))
     from sessions_examens s where s.annee_academique_id = $2`,
    [id, annee, [...marks].filter(([, mark]) => mark >= 10).map(([unit]) => unit)],
  );
};
