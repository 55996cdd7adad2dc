import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import type { Kind } from '../format/kind';
import type { Header, Kinds } from '../format/kinds';
import { withForeignKeysDropped } from './drop-foreign-keys.queries';
import {
  defaultSql,
  derivedOf,
  literal,
  matchSql,
  quoted,
  resolvedOf,
  resolvedSql,
  tableOf,
  usedReferences,
} from './sql';

/** Value that the portal keeps against the file's. */
export interface Conflict {
  line: number;
  /** Header; null = the whole line. */
  column: string | null;
  portal: string | null;
  file: string | null;
  /** French: what the student did; null where a value is the portal's from the first. */
  why: string | null;
}

/** Result of a file's lines. */
export interface Outcome {
  file: string;
  lines: number;
  added: number;
  changed: number;
  /** Among the changed: no longer in force. */
  closed: number;
  conflicts: { total: number; told: Conflict[] };
}

interface Written {
  column: PgColumn;
  header: string;
  /** Rows (`t`, SQL) that keep what the portal has; null = none. */
  kept: { rows: string; why: string | null } | null;
}

const MAX_REPORTED = 100;
const ALWAYS = { rows: 'true', why: null };

/** Columns that a file writes, without those that recognise its rows. */
const writtenColumns = (kinds: Kinds, kind: Kind, headers: readonly Header[]): Written[] => {
  const keys = new Set(kinds.keyColumns(kind).map(({ name }) => name));
  const fields = headers.flatMap(({ name }) => {
    const own = kind.fields[name];
    const columns = own ? [own.column, ...(own.orWord ? [own.orWord] : [])] : [];
    return columns.map((column) => ({
      column,
      header: name,
      kept: own?.keptWhere ?? (own?.once ? ALWAYS : null),
    }));
  });
  const pointers = usedReferences(kind, headers).map(({ column, by, once }) => ({
    column,
    header: by.join(', '),
    kept: once ? ALWAYS : null,
  }));
  const derived = derivedOf(kind, headers).map(({ column }) => ({ column, header: '', kept: null }));
  return [...fields, ...pointers, ...derived].filter(({ column }) => !keys.has(column.name));
};

/** An empty cell leaves alone a column that can't be empty, and is the empty text of one that can. */
const differs = (column: PgColumn): string => {
  const [t, r] = [`t.${quoted(column.name)}`, `r.${quoted(column.name)}`];
  if (column.notNull) return `(${r} is not null and ${t} is distinct from ${r})`;
  return `(${column.getSQLType() === 'text' ? `nullif(${t}, '')` : t} is distinct from ${r})`;
};

const countOf = async (client: Client, text: string): Promise<number> =>
  Number((await client.query<{ n: string }>(`select count(*) as n ${text}`)).rows[0]?.n ?? 0);

const findConflicts = async (
  client: Client,
  kind: Kind,
  keys: PgColumn[],
  written: Written[],
): Promise<Outcome['conflicts']> => {
  const from = `${resolvedOf(kind)} r`;
  const selects = written
    .flatMap(({ kept, ...one }) => (kept ? [{ ...one, kept }] : []))
    .map(
      ({
        column,
        header,
        kept,
      }) => `select r.line, '${header}' as column, t.${quoted(column.name)}::text as portal,
        r.${quoted(column.name)}::text as file, ${kept.why === null ? 'null' : literal(kept.why)} as why
        from ${from} join ${tableOf(kind)} t on ${matchSql(keys)}
        where ${differs(column)} and ${kept.rows}`,
    );
  if (kind.ownedBy) {
    const owner = quoted(kind.ownedBy.name);
    selects.push(`select r.line, null, null, null, null from ${from}
      where not exists (select 1 from ${tableOf(kind)} t where ${matchSql(keys)})
      and exists (select 1 from ${tableOf(kind)} t where t.${owner} = r.${owner})`);
  }
  if (selects.length === 0) return { total: 0, told: [] };
  const { rows } = await client.query<Conflict & { total: string }>(
    `select *, count(*) over () as total from (${selects.join(' union all ')}) c order by line limit ${MAX_REPORTED}`,
  );
  const told = rows.map(({ total: _, ...conflict }) => conflict);
  return { total: Number(rows[0]?.total ?? 0), told };
};

const countClosed = (client: Client, kind: Kind, keys: PgColumn[], headers: readonly Header[]) => {
  const { closes } = kind;
  const column =
    closes && headers.some(({ name }) => name === closes.header) && kind.fields[closes.header]?.column;
  if (!closes || !column) return Promise.resolve(0);
  const name = quoted(column.name);
  return countOf(
    client,
    `from ${resolvedOf(kind)} r join ${tableOf(kind)} t on ${matchSql(keys)}
     where r.${name} is ${closes.value} and t.${name} is distinct from r.${name}`,
  );
};

const update = async (client: Client, kind: Kind, keys: PgColumn[], written: Written[]): Promise<number> => {
  const columns = written.filter(({ kept }) => kept?.rows !== ALWAYS.rows);
  if (columns.length === 0) return 0;
  const sets = columns.map(({ column: { name, notNull }, kept }) => {
    const [t, r] = [`t.${quoted(name)}`, `r.${quoted(name)}`];
    const value = notNull ? `coalesce(${r}, ${t})` : r;
    return `${quoted(name)} = ${kept ? `case when ${kept.rows} then ${t} else ${value} end` : value}`;
  });
  const changes = columns.map(({ column, kept }) =>
    kept ? `(${differs(column)} and not ${kept.rows})` : differs(column),
  );
  const { rowCount } = await client.query(
    `update ${tableOf(kind)} t set ${sets.join(', ')} from ${resolvedOf(kind)} r
     where ${matchSql(keys)} and (${changes.join(' or ')})`,
  );
  return rowCount ?? 0;
};

const insert = async (client: Client, kind: Kind, keys: PgColumn[], written: Written[]): Promise<number> => {
  const columns = [...keys, ...written.map(({ column }) => column)];
  const values = columns.map((column) => {
    const fallback = column.notNull ? defaultSql(column) : null;
    const value = `r.${quoted(column.name)}`;
    return fallback === null ? value : `coalesce(${value}, ${fallback})`;
  });
  const owner = kind.ownedBy && quoted(kind.ownedBy.name);
  const isFree = owner
    ? `and not exists (select 1 from ${tableOf(kind)} t where t.${owner} = r.${owner})`
    : '';
  const { rowCount } = await client.query(
    `insert into ${tableOf(kind)} (${columns.map(({ name }) => quoted(name)).join(', ')})
     select ${values.join(', ')} from ${resolvedOf(kind)} r
     where not exists (select 1 from ${tableOf(kind)} t where ${matchSql(keys)}) ${isFree} order by r.line`,
  );
  return rowCount ?? 0;
};

/** Writes what a staged file says: rows that are new, values that differ; what students did stays. */
export const applyKind = async (
  client: Client,
  kinds: Kinds,
  kind: Kind,
  headers: readonly Header[],
): Promise<Outcome> => {
  const keys = kinds.keyColumns(kind);
  const written = writtenColumns(kinds, kind, headers);
  const resolved = resolvedOf(kind);
  await client.query(
    `create temp table ${resolved} on commit drop as ${resolvedSql(kinds, kind, headers, false)}`,
  );
  await client.query(`analyze ${resolved}`);
  const lines = await countOf(client, `from ${resolved}`);
  const conflicts = await findConflicts(client, kind, keys, written);
  const closed = await countClosed(client, kind, keys, headers);
  const changed = await update(client, kind, keys, written);
  const added = await withForeignKeysDropped(client, kind, lines, () => insert(client, kind, keys, written));
  await client.query(`analyze ${tableOf(kind)}`);
  await client.query(`drop table ${resolved}`);
  return { file: `${kind.name}.csv`, lines, added, changed, closed, conflicts };
};
