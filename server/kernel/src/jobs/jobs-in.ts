import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '../db/orm';
import { JOB_SETTINGS } from './queues';

let known: PgBoss | undefined;

/**
 * Started once in a process, by the first that needs it, to learn the queues; stopped at once, so that it has no timer and
 * asks nothing on the connection of a transaction that is over. Every call brings its own.
 */
const learnQueues = async (db: Db): Promise<PgBoss> => {
  const boss = new PgBoss({ ...JOB_SETTINGS, db });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop();
  return boss;
};

/** The job library for one transaction: each call of `boss` takes `{ db }`, and what it writes is committed with the rest. */
export const jobsIn = async (executor: Executor): Promise<{ boss: PgBoss; db: Db }> => {
  const db = fromDrizzle(executor, sql);
  known ??= await learnQueues(db);
  return { boss: known, db };
};
