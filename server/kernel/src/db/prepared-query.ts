import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor, Orm } from './orm';
import { sqlStateOf } from './transaction';

/** Named placeholders for the values of a prepared query. */
export type Placeholders<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

/** A value of a piece of a statement, or its place. */
export type OrPlaceholder<Value> = Value | Placeholder;

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/** A statement as drizzle has it before it is asked. */
interface Statement<Values, Rows> {
  /** Under a name, `pg` has PostgreSQL keep it for as long as the connection lives; '' for a statement without one. */
  prepare(name: string): Prepared<Values, Rows>;
}

const placeholders = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/** A column changed its type under a kept statement; or the one that was on its way before, to have it kept, failed. */
const INVALID_STATEMENT = new Set(['0A000', '26000']);

const namedExecutors = new WeakSet<Executor>();

/** Has the statements that are written once kept, by name, on the connections behind `orm`. */
export const nameStatementsOf = (orm: Orm): void => {
  namedExecutors.add(orm);
};

let count = 0;

/**
 * A statement of always the same text, that is asked by many: its text is worked out once for each database instead of
 * each time, which takes drizzle longer than all else that the portal does for a short statement, and PostgreSQL reads and
 * plans it once a connection. In a transaction it is worked out anew.
 *
 * @param build the statement, with a place instead of each value
 */
export const preparedQuery = <Values extends Record<string, unknown>, Rows>(
  build: (db: Executor, places: Placeholders<Values>) => Statement<Values, Rows>,
) => {
  count += 1;
  const name = `portail_${count}`;
  const prepared = new WeakMap<Executor, Prepared<Values, Rows>>();
  const prepare = (db: Executor, as: string): Prepared<Values, Rows> =>
    build(db, placeholders as Placeholders<Values>).prepare(as);
  return async (db: Executor, values: Values): Promise<Rows> => {
    const isNamed = namedExecutors.has(db);
    const statement = prepared.get(db) ?? prepare(db, isNamed ? name : '');
    prepared.set(db, statement);
    try {
      return await statement.execute(values);
    } catch (error) {
      if (!isNamed || !INVALID_STATEMENT.has(sqlStateOf(error) ?? '')) throw error;
      return prepare(db, '').execute(values);
    }
  };
};

const dialect = new PgDialect();

/** As `preparedQuery`, for a raw SQL statement; resolves to its rows. */
export const preparedSql = <Values extends Record<string, unknown>, Row>(
  build: (places: Placeholders<Values>) => SQL,
) => {
  const ask = preparedQuery((db, at: Placeholders<Values>) => {
    const query = dialect.sqlToQuery(build(at));
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
