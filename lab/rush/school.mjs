import { asOwner, fillTemplate } from '../../bench/school/school.mjs';
import { FIRST_ADDED } from '../../bench/school/students.mjs';

/** Event flag that lets a student choose groups. */
const CHOOSES = 'AccesInscriptionTP';

/** @typedef {{ id: number, groups: number[] }} Course */

/**
 * The course that most groups of the added students' series are held for.
 *
 * @type {(client: import('pg').Pool) => Promise<Course>}
 */
const findCourse = async (client) => {
  const { rows } = await client.query(
    `select g.activite_apprentissage_id as id, array_agg(g.groupe_activite_apprentissage_id order by 1) as groups
     from etudiants e join inscriptions i using (etudiant_id) join resultats r using (inscription_id)
     join groupes_tp g on g.activite_apprentissage_id = r.activite_apprentissage_id
       and g.serie is not distinct from i.serie
     where e.matricule = $1 group by 1 order by count(*) desc, 1 limit 1`,
    [String(FIRST_ADDED)],
  );
  if (!rows[0]) throw new Error('Les étudiants de la ruée ne suivent aucun cours qui a des groupes.');
  return rows[0];
};

/**
 * A school whose added students may choose the groups of one course from now on, in which `choosing - missing` places are
 * free.
 *
 * @param {string} url of any base of the cluster
 * @param {{ students: number, choosing: number, missing: number }} sizes
 */
export const buildSchool = (url, { students, choosing, missing }) =>
  fillTemplate(url, students, async (pool) => {
    const course = await findCourse(pool);
    await pool.query(
      `update evenements set ouverture = now() - interval '1 hour', fermeture = now() + interval '1 day'
       where flag = $1`,
      [CHOOSES],
    );
    await pool.query('delete from inscriptions_tp where groupe_activite_apprentissage_id = any($1)', [
      course.groups,
    ]);
    const places = Math.floor((choosing - missing) / course.groups.length);
    await pool.query(
      `update groupes_tp set prises = 0, capacite = $2 where groupe_activite_apprentissage_id = any($1)`,
      [course.groups, places],
    );
    return { course, places: places * course.groups.length };
  });

/**
 * Places granted and places counted in the database.
 *
 * @type {(url: string, course: Course) => Promise<{ given: number, counted: number }>}
 */
export const countPlaces = async (url, { groups }) => {
  /** @type {{ given: number, counted: number }} */
  let counts = { given: 0, counted: 0 };
  await asOwner(url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from inscriptions_tp where groupe_activite_apprentissage_id = any($1)) as given,
         (select sum(prises)::int from groupes_tp where groupe_activite_apprentissage_id = any($1)) as counted`,
      [groups],
    );
    counts = rows[0];
  });
  return counts;
};
