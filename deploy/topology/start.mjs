import { rmSync } from 'node:fs';
import pg from 'pg';
import { balancerPart } from './balancer.mjs';
import { databaseParts, findLeader } from './databases.mjs';
import { etcdParts } from './etcd.mjs';
import { ensurePackages } from './packages.mjs';
import { databaseUrl, FIRST_PORT, folderOf, makePlan } from './plan.mjs';
import { startPortals } from './portals.mjs';
import { openSupervisor, until } from './supervisor.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan */

/** The portal's own role and base, on the node that leads. @param {Plan} plan */
const createDatabase = async (plan) => {
  const client = new pg.Client(databaseUrl(plan, 'postgres'));
  await client.connect();
  try {
    await client.query(`create role portail login createdb password '${plan.passwords.portal}'`);
    await client.query('create database portail owner portail');
  } finally {
    await client.end();
  }
};

/** Whether two others follow the leader: only then can it be lost without a loss. @param {Plan} plan */
const areAllThere = async (plan) => {
  if (!(await findLeader(plan))) return false;
  const client = new pg.Client(databaseUrl(plan, 'postgres'));
  try {
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as followers, count(*) filter (where sync_state <> 'async')::int as sure
        from pg_stat_replication where state = 'streaming'`,
    );
    const { followers = 0, sure = 0 } = rows[0] ?? {};
    return followers === plan.bases.length - 1 && (sure > 0 || !plan.isSynchronous);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Starts the distributed base: etcd, PostgreSQL under Patroni, HAProxy. What was there on that port is thrown away.
 *
 * @param {import('./plan.mjs').Wishes} wishes
 */
export const startDatabase = async (wishes = {}) => {
  ensurePackages();
  rmSync(folderOf(wishes.port ?? FIRST_PORT), { recursive: true, force: true });
  const plan = makePlan(wishes);
  const supervisor = openSupervisor(plan.folder);
  const stop = async () => {
    await supervisor.stop();
    rmSync(plan.folder, { recursive: true, force: true });
  };
  try {
    await supervisor.start(etcdParts(plan));
    await supervisor.start(databaseParts(plan));
    await supervisor.start([balancerPart(plan)]);
    await until('les trois bases', () => areAllThere(plan));
    await createDatabase(plan);
    return { plan, supervisor, stop };
  } catch (error) {
    await supervisor.stop();
    throw new Error(`La base ne démarre pas ; les journaux sont dans ${plan.folder}/journaux.`, {
      cause: error,
    });
  }
};

/**
 * Starts all of it, the portal's processes and nginx included.
 *
 * @param {import('./plan.mjs').Wishes} wishes
 */
export const startTopology = async (wishes = {}) => {
  const { plan, supervisor, stop } = await startDatabase(wishes);
  try {
    const { url, stopNginx } = await startPortals(plan, supervisor, {
      DATABASE_URL: databaseUrl(plan, 'portail'),
      DEMO: '1',
      DEMO_LOGIN: '1',
      DEMO_STUDENTS: process.env.DEMO_STUDENTS ?? '300',
    });
    return {
      plan,
      url,
      stop: async () => {
        await stopNginx();
        await stop();
      },
    };
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
};
