import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest wait for an answer, milliseconds. */
const PATIENCE = 30_000;

/** @typedef {{ matricule: string, cookie: string }} Student */

/**
 * Students with a session each.
 *
 * @param {import('pg').Pool} pool
 * @param {number} count
 * @returns {Promise<Student[]>}
 */
export const openSessions = async (pool, count) => {
  const { rows } = await pool.query(
    `select compte_id as id, matricule from comptes join etudiants using (etudiant_id)
     where matricule like '24%' order by 1 limit $1`,
    [count],
  );
  const students = [];
  for (const { id, matricule } of rows) {
    const token = randomBytes(32).toString('base64url');
    await pool.query(
      `insert into portal_sessions (token_hash, compte_id, created_at, last_seen_at, expires_at)
       values ($1, $2, now(), now(), now() + interval '8 hours')`,
      [createHash('sha256').update(token).digest('hex'), id],
    );
    students.push({ matricule, cookie: `session=${token}` });
  }
  return students;
};

/**
 * Status of an answer; 0 without one.
 *
 * @type {(url: string, student?: Student) => Promise<number>}
 */
export const ask = async (url, student) => {
  const headers = { accept: 'text/html', ...(student && { cookie: student.cookie }) };
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

/** Sends what a student writes; throws where it is refused. @type {(url: string, student: Student, body: object) => Promise<void>} */
export const post = async (url, { cookie, matricule }, body) => {
  const headers = {
    cookie,
    'content-type': 'application/json',
    'x-requested-with': 'portail',
    'x-matricule': matricule,
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} : ${answer.status} ${await answer.text()}`);
};

/**
 * So many people who ask again and again, with a pause between two questions, until they are stopped.
 *
 * @param {number} count
 * @param {number} pause milliseconds
 * @param {(rank: number) => Promise<unknown>} work
 */
export const repeat = (count, pause, work) => {
  let isOver = false;
  const people = Array.from({ length: count }, async (_, rank) => {
    await wait(Math.random() * 1000);
    while (!isOver) {
      await work(rank);
      await wait(pause);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(people);
    },
  };
};
