/** Base path of the student API. */
export const STUDENT = '/api/v1/extranet/student';

/** @param {import('../../server/testing/src/portal').TestBrowser} browser */
export async function fetchCourse(browser) {
  const answer = await browser.get(`${STUDENT}/InscriptionTP`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  const [course] = answer.json();
  const id = course.ActiviteApprentissageID;
  const { Values } = (await browser.get(`${STUDENT}/InscriptionTP01/${id}`)).json();
  /** @type {number[]} */
  const groups = Values.map((/** @type {{ ID: number }} */ group) => group.ID);
  return { id, groups };
}

/**
 * Empties the groups, sets their capacity, and returns the state before: places granted and counted.
 *
 * @param {import('../../server/kernel/src/db/client').Database} db
 * @param {number[]} groups
 * @param {number} capacity
 */
export async function resetGroups(db, groups, capacity) {
  const { rows } = await db.pool.query(
    `with given as (
       delete from inscriptions_tp where groupe_activite_apprentissage_id = any($1) returning 1
     ), before as (
       select sum(prises)::int as counted from groupes_tp where groupe_activite_apprentissage_id = any($1)
     ), emptied as (
       update groupes_tp set prises = 0, capacite = $2 where groupe_activite_apprentissage_id = any($1)
     ) select (select count(*)::int from given) as given, counted from before`,
    [groups, capacity],
  );
  return rows[0];
}
