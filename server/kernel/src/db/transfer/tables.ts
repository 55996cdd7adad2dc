import type pg from 'pg';

/** A table of the school, as far as its rows travel. */
export interface Table {
  name: string;
  /** Columns that are written; those that the database works out are not. */
  columns: string[];
  /** Columns by which its rows have one order. */
  key: string[];
}

/** Tables that are not the school's and are made anew. */
const TABLES = `
select c.relname as name,
  array(select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
  array(select a.attname::text from pg_index i
    cross join lateral unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary order by k.place) as key
from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C"`;

/** Every table of the school, in the order of their names. */
export const findTables = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES)).rows;

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const list = (names: string[]): string => names.map(quoted).join(', ');

/** The statement that gives every row of a table, always in the same order. */
export const copyOutOf = ({ name, columns, key }: Table): string =>
  `copy (select ${list(columns)} from ${quoted(name)} order by ${list(key.length > 0 ? key : columns)}) to stdout`;

/** The statement that takes the rows of `copyOutOf`. */
export const copyInto = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${list(columns)}) from stdin`;
