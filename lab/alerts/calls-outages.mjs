import { setTimeout as wait } from 'node:timers/promises';
import { ask, repeat } from './callers.mjs';

/** @typedef {import('./outages.mjs').Outage} Outage */
/** @typedef {import('./school.mjs').School} School */

/** A call that reads the table of orders, by a statement that has a connection to itself. */
const CALL = '/api/v1/extranet/student/hasOrderLast72Hours';

/** So many students ask the second process. @type {(school: School, path: string, count: number, pause: number) => ReturnType<typeof repeat>} */
const callers = ({ portals, students }, path, count, pause) =>
  repeat(count, pause, (rank) => ask(portals.second.url + path, students[rank % students.length]));

/** Locks the table of orders for `held` milliseconds, again and again, until it is stopped. @type {(school: School, held: number) => ReturnType<typeof repeat>} */
const lockOrders = ({ pool }, held) =>
  repeat(1, 0, async () => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table commandes in access exclusive mode');
      await wait(held);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

/** A statement fails in a way that nothing foresees: once. @type {Outage} */
export async function* tableAway(school) {
  await school.pool.query('alter table commandes rename to commandes_ailleurs');
  await ask(school.portals.second.url + CALL, school.students[0]);
  await school.pool.query('alter table commandes_ailleurs rename to commandes');
  yield;
}

/** A lock outlasts the patience of every statement. @type {Outage} */
export async function* tableLocked(school) {
  const lock = lockOrders(school, 8000);
  const people = callers(school, CALL, 3, 500);
  yield;
  await Promise.all([lock.stop(), people.stop()]);
}

/** More wait for that lock than there are connections. @type {Outage} */
export async function* connectionsHeld(school) {
  const lock = lockOrders(school, 8000);
  const people = callers(school, CALL, 40, 500);
  yield;
  await Promise.all([lock.stop(), people.stop()]);
}

/** The same lock comes and goes: every call is answered, late. @type {Outage} */
export async function* tableSlow(school) {
  const lock = lockOrders(school, 2500);
  const people = callers(school, CALL, 5, 1500);
  yield;
  await Promise.all([lock.stop(), people.stop()]);
}

/** More people open their page than a process makes, and others arrive. @type {Outage} */
export async function* crowd(school) {
  const inside = callers(school, '/desktop', 120, 0);
  const outside = repeat(30, 200, () => ask(`${school.portals.second.url}/`));
  yield;
  await Promise.all([inside.stop(), outside.stop()]);
}

/** The process gets a fifth of a processor, in pieces: at least one pause between two scrapes. @type {Outage} */
export async function* processorShort({ portals: { second } }) {
  const pauses = repeat(1, 150, async () => {
    second.signal('SIGSTOP');
    await wait(600);
    second.signal('SIGCONT');
  });
  yield;
  await pauses.stop();
}
