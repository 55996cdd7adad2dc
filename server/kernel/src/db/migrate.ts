import type pg from 'pg';
import { installJobs } from '../jobs/install-jobs';
import { APPEND_ONLY_SQL } from './append-only';
import { applyMigrations, runWithLockTimeout } from './upgrade/apply-migrations';

/** Any number: what processes that start together wait for. */
const MIGRATION_LOCK = 7_204_501;

/**
 * Brings the tables up to date while other processes serve; of several that start together, one does it and the others
 * wait. With `upTo`, the schema of an earlier release. Throws SchemaNewer where a later release was here.
 */
export const migrateDatabase = async (client: pg.Client, upTo?: string): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await applyMigrations(client, upTo);
    await runWithLockTimeout(client, () => client.query(APPEND_ONLY_SQL));
    await installJobs(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};
