import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './client';

/** Where the values of a statement come, each by its name. */
export type Places<Values> = { [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

/** A value of a piece of a statement, or its place. */
export type OrPlace<Value> = Value | Placeholder;

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/** A statement as drizzle has it before it is asked. */
interface Statement<Values, Rows> {
  /** The name under which PostgreSQL keeps it is not for its writer to choose (preparing-client.ts): ''. */
  prepare(name: ''): Prepared<Values, Rows>;
}

const places = new Proxy({}, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * A statement of always the same text, that is asked by many: its text is worked out once for each database instead of
 * each time, which takes drizzle longer than all else that the portal does for a short statement. In a transaction it is
 * worked out anew.
 *
 * @param write the statement, with a place instead of each value
 */
export const writtenOnce = <Values extends Record<string, unknown>, Rows>(
  write: (db: Executor, places: Places<Values>) => Statement<Values, Rows>,
) => {
  const written = new WeakMap<Executor, Prepared<Values, Rows>>();
  return (db: Executor, values: Values): Promise<Rows> => {
    const statement = written.get(db) ?? write(db, places as Places<Values>).prepare('');
    written.set(db, statement);
    return statement.execute(values);
  };
};
