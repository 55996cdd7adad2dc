import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from '../error-code';
import {
  formerMigrations,
  knownMigrations,
  type Migration,
  olderChain,
  schemaVersion,
} from './known-migrations';
import { SchemaNewer } from './schema-newer';

/** drizzle's own migration table, so that existing databases keep their history. */
const TABLE = 'drizzle.__drizzle_migrations';

const CREATE_TABLE = `
create schema if not exists drizzle;
create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/**
 * A lock that does not come in this time is given back: requests would wait behind ours. Well below PostgreSQL's
 * `deadlock_timeout` (1 s), after which it would be the request that waits for us that is ended.
 */
const LOCK_TIMEOUT = '400ms';

/** Attempts of a step, with growing pauses: two minutes in all. */
const MAX_ATTEMPTS = 60;

/** SQLSTATE of a lock time-out and of a deadlock. */
const LOCK_ERRORS = new Set(['55P03', '40P01']);

/**
 * Does `work` in a transaction that never makes the portal's requests wait for more than half a second: it gives way to
 * whoever holds a table, and comes back.
 */
export const runWithLockTimeout = async (client: pg.Client, work: () => Promise<unknown>): Promise<void> => {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
      await work();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (tried === MAX_ATTEMPTS || !LOCK_ERRORS.has(String(codeOf(error)))) throw error;
      await pause(Math.min(2000, 100 * tried));
    }
  }
};

const apply = (client: pg.Client, { statements, hash }: Migration): Promise<void> =>
  runWithLockTimeout(client, async () => {
    for (const statement of statements) await client.query(statement);
    await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, Date.now()]);
  });

/** Hash of each migration that the database has. */
const appliedMigrations = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query<{ hash: string }>(`select hash from ${TABLE}`);
  return new Set(rows.map(({ hash }) => hash));
};

/** The migrations of such a database, in order; of one made before the baseline, those that came before it too. */
const chainOf = (applied: Set<string>, upTo?: string): Migration[] => {
  const isOlder = formerMigrations().some(({ tag, hash }) => applied.has(hash) || tag === upTo);
  return isOlder ? olderChain() : knownMigrations();
};

/** Throws SchemaNewer where the database has a migration that is not ours. */
const readChain = async (client: pg.Client, upTo?: string) => {
  const applied = await appliedMigrations(client);
  const chain = chainOf(applied, upTo);
  const ours = new Set(chain.map(({ hash }) => hash));
  const unknown = [...applied].filter((hash) => !ours.has(hash));
  if (unknown.length > 0) throw new SchemaNewer(unknown.length, schemaVersion());
  return { applied, chain };
};

/** The schema that the database has: the last migration before the first that it lacks. Throws SchemaNewer. */
export const databaseSchema = async (client: pg.Client): Promise<string> => {
  const { applied, chain } = await readChain(client);
  return chain.filter(({ hash }) => applied.has(hash)).at(-1)?.tag ?? '';
};

/**
 * Gives the database what it has not got yet, each migration in a transaction of its own, whatever the order in which
 * branches brought them (drizzle's own migrator leaves out what was made before the last one that it applied); with
 * `upTo`, none after that one. Throws SchemaNewer where the database has one that this release does not know.
 */
export const applyMigrations = async (client: pg.Client, upTo?: string): Promise<void> => {
  await client.query(CREATE_TABLE);
  const { applied, chain } = await readChain(client, upTo);
  const last = chain.findIndex(({ tag }) => tag === upTo);
  const wanted = last < 0 ? chain : chain.slice(0, last + 1);
  for (const migration of wanted) if (!applied.has(migration.hash)) await apply(client, migration);
};
