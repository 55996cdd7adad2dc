import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { addStudents, FIRST_ADDED } from '../tp/students.mjs';

register();
const { openDatabase } = await import('../../api/src/db/client.ts');
const { loadDemo } = await import('../../api/src/demo/index.ts');
const { loadInstitution } = await import('../../api/src/platform/institution/institution.ts');
const { PORTAL_ROOT } = await import('../../api/src/config.ts');

const TEMPLATE = 'matin';
/** Of a student who may choose groups. */
const CHOOSES = 'AccesInscriptionTP';

/** @typedef {{ id: number, groups: number[] }} Course */

/** The address of another base of the same cluster. @type {(url: string, name: string) => string} */
const baseOf = (url, name) => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** @type {(url: string, work: (client: pg.Client) => Promise<unknown>) => Promise<void>} */
const asOwner = async (url, work) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/**
 * The course that most groups of the added students' series are held for.
 *
 * @type {(client: pg.Client | pg.Pool) => Promise<Course>}
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
 * Fills a base with the demonstration and `students` more, who may choose the groups of one course from now on, in
 * which `choosing - missing` places are free. It stays as the template of those that are measured.
 *
 * @param {string} url of any base of the cluster
 * @param {{ students: number, choosing: number, missing: number }} sizes
 */
export const buildSchool = async (url, { students, choosing, missing }) => {
  await asOwner(url, (client) => client.query(`create database ${TEMPLATE}`));
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-matin-'));
  const db = await openDatabase({ databaseUrl: baseOf(url, TEMPLATE), dataDir });
  try {
    const { privacyVersion } = loadInstitution(join(PORTAL_ROOT, 'institution.json')).institution;
    await loadDemo(db, { clock: { now: () => new Date() }, students: 400, privacyVersion });
    await addStudents(db, students);
    const course = await findCourse(db.pool);
    await db.pool.query(
      `update evenements set ouverture = now() - interval '1 hour', fermeture = now() + interval '1 day'
       where flag = $1`,
      [CHOOSES],
    );
    await db.pool.query('delete from inscriptions_tp where groupe_activite_apprentissage_id = any($1)', [
      course.groups,
    ]);
    const places = Math.floor((choosing - missing) / course.groups.length);
    await db.pool.query(
      `update groupes_tp set prises = 0, capacite = $2 where groupe_activite_apprentissage_id = any($1)`,
      [course.groups, places],
    );
    return { course, places: places * course.groups.length };
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A copy of the school, thrown away before if it is there. @type {(url: string, name: string) => Promise<string>} */
export const copySchool = async (url, name) => {
  await asOwner(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return baseOf(url, name);
};

/** Places that the base gave and those that it counts. @type {(url: string, course: Course) => Promise<{ given: number, counted: number }>} */
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
