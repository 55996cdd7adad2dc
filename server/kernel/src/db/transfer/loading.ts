import type pg from 'pg';
import { quoted } from './tables';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`;

const SEQUENCES = `
select format('select setval(%L, coalesce(max(%I), 1), max(%I) is not null) from %I',
  pg_get_serial_sequence(quote_ident(c.relname), a.attname), a.attname, a.attname, c.relname) as statement
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`;

/**
 * Lets rows come in any order, in the caller's transaction: the foreign keys are taken away and come back, checked, after
 * `load`; then the sequences go on after the highest number.
 */
export const loadRows = async (client: pg.Client, load: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  await load();
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  const { rows: sequences } = await client.query<{ statement: string }>(SEQUENCES);
  for (const { statement } of sequences) await client.query(statement);
};
