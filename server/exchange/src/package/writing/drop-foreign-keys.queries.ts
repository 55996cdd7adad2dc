import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import { codeOf } from 'server-kernel/db/error-code';
import type { Kind } from '../format/kind';
import { quoted, tableOf } from './sql';

/** Rows from which a check of all of them at once is worth that readers of these tables wait for it. */
const DROP_FROM_ROWS = 100_000;

interface ForeignKey {
  name: string;
  definition: string;
  /** Table that it points at, quoted where it has to be. */
  target: string;
}

const FOREIGN_KEYS = `select conname as name, pg_get_constraintdef(oid) as definition, confrelid::regclass::text as target
  from pg_constraint where conrelid = $1::regclass and contype = 'f' order by conname`;

const isEmpty = async (client: Client, kind: Kind): Promise<boolean> =>
  (await client.query(`select 1 from ${tableOf(kind)} limit 1`)).rowCount === 0;

/** Milliseconds that the import waits for those who read, and those who come after them wait for it. */
const LOCK_TIMEOUT = 1000;
/** SQLSTATE of lock time-out, deadlock and missing privilege: foreign keys then stay in place. */
const LOCK_ERRORS: ReadonlySet<unknown> = new Set(['55P03', '40P01', '42501']);

const dropForeignKeys = async (client: Client, kind: Kind, keys: readonly ForeignKey[]): Promise<boolean> => {
  const table = tableOf(kind);
  const tables = new Set([table, ...keys.map(({ target }) => target)]);
  await client.query('savepoint drop_foreign_keys');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    await client.query(`lock table ${[...tables].join(', ')} in access exclusive mode`);
    await client.query('set local lock_timeout = 0');
    const drops = keys.map(({ name }) => `drop constraint ${quoted(name)}`);
    await client.query(`alter table ${table} ${drops.join(', ')}`);
    return true;
  } catch (error) {
    if (!LOCK_ERRORS.has(codeOf(error))) throw error;
    await client.query('rollback to savepoint drop_foreign_keys');
    return false;
  }
};

/**
 * Adds rows to the table of a kind. For a large first fill the foreign keys are dropped and added again: one join
 * instead of a look-up per row saves four fifths of the time. Readers of these tables wait until the transaction ends.
 */
export const withForeignKeysDropped = async (
  client: Client,
  kind: Kind,
  rows: number,
  add: () => Promise<number>,
  many = DROP_FROM_ROWS,
): Promise<number> => {
  if (rows < many || !(await isEmpty(client, kind))) return add();
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS, [getTableName(kind.table)]);
  if (keys.length === 0 || !(await dropForeignKeys(client, kind, keys))) return add();
  const added = await add();
  const adds = keys.map(({ name, definition }) => `add constraint ${quoted(name)} ${definition}`);
  await client.query(`alter table ${tableOf(kind)} ${adds.join(', ')}`);
  return added;
};
