import type pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { jobsOnClient } from './job-connections';
import { JOB_SETTINGS, QUEUES } from './queues';

/** Brings the tables of the job library up to date, and its queues to what this release says of them. */
export const installJobs = async (client: pg.Client): Promise<void> => {
  const boss = new PgBoss({ ...JOB_SETTINGS, db: jobsOnClient(client) });
  // What fails rejects as well.
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, ...options } of QUEUES) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop();
  }
};

/** What the tables of the library and the queues are, in one text that changes with them. */
export const jobTables = (): string => getConstructionPlans(JOB_SETTINGS.schema) + JSON.stringify(QUEUES);
