import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { APPEND_ONLY_SQL } from './append-only';

/** Beside this file as source, beside the bundle when built. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number: what processes that start together wait for. */
const MIGRATION_LOCK = 7_204_501;

/** Brings the tables up to date; of several processes that start together, one does it and the others wait. */
export const migrateDatabase = async (client: pg.Client): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR });
    await client.query(APPEND_ONLY_SQL);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
};
