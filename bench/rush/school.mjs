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
 * Fills a base with the demonstration and `students` more; `then` says what else it has.
 *
 * @template Result
 * @param {string | null} databaseUrl null: the embedded engine, in `dataDir`
 * @param {string} dataDir
 * @param {number} students
 * @param {(pool: pg.Pool) => Promise<Result>} then
 */
export const fillBase = async (databaseUrl, dataDir, students, then) => {
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const { privacyVersion } = loadInstitution(join(PORTAL_ROOT, 'institution.json')).institution;
    await loadDemo(db, { clock: { now: () => new Date() }, students: 400, privacyVersion });
    await addStudents(db, students);
    return await then(db.pool);
  } finally {
    await db.close();
  }
};

/** The same in the template of the schools. @type {<Result>(url: string, students: number, then: (pool: pg.Pool) => Promise<Result>) => Promise<Result>} */
const fillTemplate = async (url, students, then) => {
  await asOwner(url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'portail-matin-'));
  try {
    return await fillBase(baseOf(url, TEMPLATE), dataDir, students, then);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A school of so many students, as the template of those that are measured. @type {(url: string, students: number) => Promise<void>} */
export const fillSchool = async (url, students) => {
  await fillTemplate(url, students, async () => {});
  // Not by the portal's own connections, which give a statement up long before a large school is read.
  await asOwner(baseOf(url, TEMPLATE), (client) => client.query('analyze'));
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
