import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { addStudents } from './students.mjs';

register();
const { openDatabase } = await import('../../server/kernel/src/db/client.ts');
const { loadDemo } = await import('../../server/demo/src/index.ts');
const { loadInstitution } = await import('../../server/kernel/src/institution/institution.ts');
const { PORTAL_ROOT } = await import('../../server/kernel/src/config.ts');

const TEMPLATE = 'matin';

/** The address of another base of the same cluster. @type {(url: string, name: string) => string} */
const baseOf = (url, name) => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

/** Works in a base with a connection of its own, without the portal's time limits. @type {(url: string, work: (client: pg.Client) => Promise<unknown>) => Promise<void>} */
export const asOwner = async (url, work) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
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
export const fillTemplate = async (url, students, then) => {
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

/** A copy of the school, thrown away before if it is there. @type {(url: string, name: string) => Promise<string>} */
export const copySchool = async (url, name) => {
  await asOwner(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return baseOf(url, name);
};
