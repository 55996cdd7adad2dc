import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor, Orm } from './orm';
import { sqlStateOf } from './transaction';

/** Where the values of a statement come, each by its name. */
export type Places<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

/** A value of a piece of a statement, or its place. */
export type OrPlace<Value> = Value | Placeholder;

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/** A statement as drizzle has it before it is asked. */
interface Statement<Values, Rows> {
  /** Under a name, `pg` has PostgreSQL keep it for as long as the connection lives; '' for a statement without one. */
  prepare(name: string): Prepared<Values, Rows>;
}

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** A column changed its type under a kept statement; or the one that was on its way before, to have it kept, failed. */
const NOT_KEPT = new Set(['0A000', '26000']);

const keepers = new WeakSet<Executor>();

/** Has the statements that are written once kept, by name, on the connections behind `orm`. */
export const keepStatementsOf = (orm: Orm): void => {
  keepers.add(orm);
};

let declared = 0;

/**
 * A statement of always the same text, that is asked by many: its text is worked out once for each database instead of
 * each time, which takes drizzle longer than all else that the portal does for a short statement, and PostgreSQL reads and
 * plans it once a connection. In a transaction it is worked out anew.
 *
 * @param write the statement, with a place instead of each value
 */
export const writtenOnce = <Values extends Record<string, unknown>, Rows>(
  write: (db: Executor, places: Places<Values>) => Statement<Values, Rows>,
) => {
  declared += 1;
  const name = `portail_${declared}`;
  const written = new WeakMap<Executor, Prepared<Values, Rows>>();
  const prepare = (db: Executor, as: string): Prepared<Values, Rows> =>
    write(db, places as Places<Values>).prepare(as);
  return async (db: Executor, values: Values): Promise<Rows> => {
    const isKept = keepers.has(db);
    const statement = written.get(db) ?? prepare(db, isKept ? name : '');
    written.set(db, statement);
    try {
      return await statement.execute(values);
    } catch (error) {
      if (!isKept || !NOT_KEPT.has(sqlStateOf(error) ?? '')) throw error;
      return prepare(db, '').execute(values);
    }
  };
};

const dialect = new PgDialect();

/** The same for a statement that is written in SQL, and gives its rows. */
export const writtenOnceInSql = <Values extends Record<string, unknown>, Row>(
  write: (places: Places<Values>) => SQL,
) => {
  const ask = writtenOnce((db, at: Places<Values>) => {
    const query = dialect.sqlToQuery(write(at));
    return {
      prepare: (name): Prepared<Values, { rows: Row[] }> =>
        db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
          query,
          undefined,
          name,
          false,
        ),
    };
  });
  return async (db: Executor, values: Values): Promise<Row[]> => (await ask(db, values)).rows;
};
