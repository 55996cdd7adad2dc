import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kinds } from '../format/kinds';
import { matchSql, quoted, resolvedSql, tableOf, usedReferences } from '../writing/sql';
import { findViolations, reportViolations, type Staged } from './violations';

interface Constraint {
  name: string;
  definition: string;
  columns: { name: string; fallback: string | null }[];
}

const CONSTRAINTS = `select c.conname as name, pg_get_constraintdef(c.oid) as definition,
    array(select json_build_object('name', a.attname, 'fallback', pg_get_expr(d.adbin, d.adrelid))
      from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum) as columns
  from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'c' order by 1`;

/** Columns of a table by the headers that give them. */
export const headersByColumn = ({ kind, headers }: Staged): Map<string, string[]> => {
  const given = new Map<string, string[]>();
  for (const { name } of headers) {
    const own = kind.fields[name];
    if (own) given.set(own.column.name, [name]);
    if (own?.orWord) given.set(own.orWord.name, [name]);
  }
  for (const { column, by } of usedReferences(kind, headers)) given.set(column.name, [...by]);
  return given;
};

const USUAL: readonly [why: string, how: string] = [
  'cette valeur ne convient pas, seule ou avec les autres de la ligne',
  'Corrigez-la\u00a0: docs/donnees.md dit ce qui est attendu.',
];

/** Rows that the database would refuse; a column that the file leaves out has what the portal has, or its default. */
const brokenSql = (
  kinds: Kinds,
  staged: Staged,
  { definition, columns }: Constraint,
  given: ReadonlyMap<string, string[]>,
): string => {
  const { kind, headers } = staged;
  const keys = kinds.keyColumns(kind);
  const absent = columns.filter(({ name }) => !given.has(name));
  const names = columns.flatMap(({ name }) => given.get(name) ?? []);
  // What a check does not look at needs no join, unless its row is looked for.
  const needed = absent.length > 0 ? headers : headers.filter(({ name }) => names.includes(name));
  const resolved = resolvedSql(kinds, kind, needed, true);
  const value = `concat_ws(', ', ${columns
    .filter(({ name }) => given.has(name))
    .map(({ name }) => `r.${quoted(name)}::text`)
    .join(', ')})`;
  const broken = `not (${definition.replace(/^CHECK /, '')})`;
  if (absent.length === 0) return `select r.line, ${value} as value from (${resolved}) r where ${broken}`;
  const isThere = keys.map(({ name }) => `t.${quoted(name)} is not null`).join(' or ');
  const added = absent.map(
    ({ name, fallback }) =>
      `case when ${isThere} then t.${quoted(name)} else ${fallback ?? 'null'} end as ${quoted(name)}`,
  );
  return `select line, value from (
    select r.*, ${value} as value, ${added.join(', ')}
    from (${resolved}) r left join ${tableOf(kind)} t on ${matchSql(keys)}) r where ${broken}`;
};

/** Checks the database's own conditions on a row before writing, with line numbers. */
export const checkConstraints = async (
  client: Client,
  kinds: Kinds,
  staged: Staged,
  faults: Faults,
): Promise<void> => {
  const { kind } = staged;
  // A cell that can't be read is empty here: what follows from that is no second fault.
  const unreadable = faults.unreadableLines(`${kind.name}.csv`);
  const given = headersByColumn(staged);
  const { rows } = await client.query<Constraint>(CONSTRAINTS, [getTableName(kind.table)]);
  for (const constraint of rows) {
    const { name, columns } = constraint;
    const told = columns.filter((column) => given.has(column.name));
    if (told.length === 0) continue;
    const cells = [...new Set(told.flatMap((column) => given.get(column.name) ?? []))];
    const where = { column: cells.join(', '), cells };
    const found = await findViolations(client, brokenSql(kinds, staged, constraint, given), unreadable);
    reportViolations(faults, staged, where, found, kinds.wordsOf(name) ?? USUAL);
  }
};
