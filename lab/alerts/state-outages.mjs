import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { post } from './callers.mjs';
import { REMOTE, writeRegistry } from './releases.mjs';

/** @typedef {import('./outages.mjs').Outage} Outage */
/** @typedef {import('./school.mjs').School} School */

const API = '/api/v1';

/** Persons for whom a version falls before the alert fires, and before it is rolled back. */
const PERSONS = 3;

/** An order, whose confirmation is a mail. @type {(school: School, rank: number) => Promise<void>} */
const order = async ({ pool, portals, students }, rank) => {
  const { rows } = await pool.query(
    'select code_interne as code from supports where stock is null and not retire order by 1 limit 1',
  );
  const Lignes = [{ SupportCoursCodeInterne: rows[0].code, LigneCommandeQuantite: 1 }];
  const student = students[rank];
  if (!student) throw new Error('nobody orders');
  const url = `${portals.first.url}${API}/extranet/student/commandeSyllabus`;
  await post(url, student, { ConditionsAcceptees: true, Lignes, Confirmations: [] });
};

/** @type {Outage} */
export async function* databaseStopped({ cluster }) {
  await cluster.kill();
  yield;
  await cluster.start();
}

/** Connections stand, and nothing is answered on them. @type {Outage} */
export async function* databaseFrozen({ cluster }) {
  cluster.freeze();
  yield;
  cluster.thaw();
}

/** @type {Outage} */
export async function* processKilled(school) {
  const { port } = school.portals.second;
  await school.portals.second.stop('SIGKILL');
  yield;
  school.portals.second = await school.start(port);
}

/** @type {Outage} */
export async function* mailServerAway(school) {
  await school.mailServer.close();
  await order(school, 0);
  yield;
  await school.mailServer.open();
}

/** @type {Outage} */
export async function* mailRefused(school) {
  school.mailServer.refuse(true);
  await order(school, 1);
  yield;
  school.mailServer.refuse(false);
}

/** @type {Outage} */
export async function* diskFull({ files }) {
  const file = join(files, 'gros');
  const { status, stderr } = spawnSync('fallocate', ['-l', '400M', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  yield;
  rmSync(file);
}

/** @type {Outage} */
export async function* versionFails({ portals, students, releases }) {
  for (const student of students.slice(0, PERSONS))
    await post(`${portals.first.url}${API}/federation/report`, student, {
      name: REMOTE,
      version: '2.0.0',
      kind: 'evaluation',
      phase: 'load',
    });
  yield;
  writeRegistry(releases, { revision: 2, version: '1.0.0' });
}

/** One more process does not see what was published. @type {Outage} */
export async function* registryBehind({ start, ports, releases }, prometheus) {
  const behind = `${releases}-en-retard`;
  writeRegistry(behind, { revision: 1, version: '2.0.0' });
  const portal = await start(ports.registry, { RELEASES_DIR: behind });
  prometheus.watch(ports.registry);
  try {
    yield;
    writeRegistry(behind, { revision: 2, version: '1.0.0' });
    yield;
  } finally {
    prometheus.forget(ports.registry);
    await portal.stop();
  }
}

/** A place that was kept is due, and no process sees to it. @type {Outage} */
export async function* placesForgotten({ pool, start, ports }) {
  await pool.query(
    `update attentes_tp set reservee_jusqu_au = now() - interval '1 hour' where reservee_jusqu_au is not null`,
  );
  yield;
  const portal = await start(ports.reminders, { REMINDERS: 'on' });
  yield;
  await portal.stop();
}

/** The next version runs beside this one, on a base of its own, where this one could still be started. @type {Outage} */
export async function* versionsBeside({ pool, cluster, start, ports, nextVersion }, prometheus) {
  await pool.query('create database suite');
  const url = new URL(cluster.url);
  url.pathname = '/suite';
  const portal = await start(ports.next, { DATABASE_URL: url.href, DEMO: '0' }, nextVersion());
  prometheus.watch(ports.next);
  yield;
  prometheus.forget(ports.next);
  await portal.stop();
}
