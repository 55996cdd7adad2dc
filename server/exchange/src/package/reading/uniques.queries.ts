import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Kinds } from '../format/kinds';
import { matchSql, quoted, resolvedSql, stageOf, tableOf, viewSql } from '../writing/sql';
import { headersByColumn } from './constraints.queries';
import { findViolations, reportViolations, type Staged } from './violations';

/** A unique index of a table; `columns` is empty where it is over an expression or over some of the rows. */
export interface Unique {
  name: string;
  columns: string[];
}

const UNIQUES = `select i.indexrelid::regclass::text as name,
    case when i.indexprs is null and i.indpred is null then
      array(select a.attname::text from unnest(i.indkey) k
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k)
    else '{}' end as columns
  from pg_index i where i.indrelid = $1::regclass and i.indisunique order by 1`;

/** Everything that the database holds unique in the table of a kind. */
export const uniquesOf = async (client: Client, kind: Kind): Promise<Unique[]> =>
  (await client.query<Unique>(UNIQUES, [getTableName(kind.table)])).rows;

/** True for what recognises the rows of a file: two lines of it are one row. */
export const isKey = (kinds: Kinds, kind: Kind, { columns }: Unique): boolean => {
  const keys = new Set(kinds.keyColumns(kind).map(({ name }) => name));
  return columns.length === keys.size && columns.every((name) => keys.has(name));
};

const joined = (alias: string, names: readonly string[]): string =>
  `concat_ws(', ', ${names.map((name) => `${alias}.${quoted(name)}::text`).join(', ')})`;

/** True when two lines may share these cells; sorts hashes, three times faster than grouping texts. */
const mayRepeat = async (client: Client, from: string, cells: readonly string[]): Promise<boolean> => {
  const hash = `hashtextextended(concat_ws(',', ${cells.join(', ')}), 0)`;
  const { rowCount } = await client.query(
    `select 1 from (select count(*) as lines, count(distinct ${hash}) as hashes ${from}) c where lines > hashes`,
  );
  return rowCount !== 0;
};

/** Lines whose cells are those of a line before; `known` are the cells without which nothing is compared. */
const repeatedLines = async (
  client: Client,
  { kind }: Staged,
  names: readonly string[],
  known: readonly string[],
  passed: readonly number[],
) => {
  const cells = names.map((name) => `s.${quoted(name)}`);
  const isKnown = known.map((name) => `s.${quoted(name)} is not null`);
  const from = `from ${stageOf(kind)} s where ${[...isKnown, 'true'].join(' and ')}`;
  if (!(await mayRepeat(client, from, cells))) return [];
  const first = `over (partition by ${cells.join(', ')} order by s.line)`;
  const select = `select line, value, own_key, other_line, other_key from (
    select s.line, ${joined('s', names)} as value, ${joined('s', kind.key)} as own_key,
      first_value(s.line) ${first} as other_line, first_value(${joined('s', kind.key)}) ${first} as other_key
    ${from}) x where line > other_line`;
  return findViolations(client, select, passed);
};

/** No two lines of a file are the same row. */
export const checkDuplicateKeys = async (client: Client, staged: Staged, faults: Faults): Promise<void> => {
  const { kind, headers } = staged;
  const known = headers.filter(({ name, isRequired }) => isRequired && kind.key.includes(name));
  const names = known.map(({ name }) => name);
  const found = await repeatedLines(client, staged, kind.key, names, []);
  const where = { column: kind.key.join(', '), cells: kind.key };
  reportViolations(faults, staged, where, found, ({ line, other_line }) => [
    `la ligne ${other_line} a déjà ${kind.key.length > 1 ? 'ces valeurs, qui vont ensemble' : 'cette valeur'}`,
    `Gardez une seule des lignes ${other_line} et ${line}, ou corrigez l’une des deux.`,
  ]);
};

/** Lines whose values another row of the portal has, with that row's key. */
const takenSql = (
  kinds: Kinds,
  { kind, headers }: Staged,
  columns: readonly string[],
  names: readonly string[],
): string => {
  const same = columns.map((name) => `t.${quoted(name)} = r.${quoted(name)}`).join(' and ');
  const view = viewSql(kinds, kind, kind.key, false, ['t.ctid as "_row"']);
  return `select r.line, s.value, s.own_key,
      (select ${joined('v', kind.key)} from (${view}) v where v."_row" = t.ctid) as other_key
    from (${resolvedSql(kinds, kind, headers, true)}) r
    join (select line, ${joined('s', kind.key)} as own_key, ${joined('s', names)} as value from ${stageOf(kind)} s) s on s.line = r.line
    join ${tableOf(kind)} t on ${same} and not (${matchSql(kinds.keyColumns(kind))})`;
};

/** What the database holds unique beside the key is so in the file, and in the file and the portal together. */
export const checkUniques = async (
  client: Client,
  kinds: Kinds,
  staged: Staged,
  faults: Faults,
): Promise<void> => {
  const { kind } = staged;
  const unreadable = faults.unreadableLines(`${kind.name}.csv`);
  const given = headersByColumn(staged);
  const keys = kind.key.join(', ');
  for (const unique of await uniquesOf(client, kind)) {
    const { columns } = unique;
    if (columns.length === 0 || isKey(kinds, kind, unique)) continue;
    if (!columns.every((name) => given.has(name))) continue;
    const names = [...new Set(columns.flatMap((name) => given.get(name) ?? []))];
    const where = { column: names.join(', '), cells: names };
    const repeated = await repeatedLines(client, staged, names, names, unreadable);
    reportViolations(faults, staged, where, repeated, ({ own_key, other_line, other_key }) => [
      `la ligne ${other_line} a déjà cette valeur (${keys}\u00a0: ${other_key} là, ${own_key} ici)`,
      'Corrigez l’une des deux lignes\u00a0: deux lignes n’ont pas la même.',
    ]);
    const taken = await findViolations(client, takenSql(kinds, staged, columns, names), unreadable);
    reportViolations(faults, staged, where, taken, ({ own_key, other_key }) => [
      `une autre ligne du portail a déjà cette valeur (${keys}\u00a0: ${other_key} au portail, ${own_key} ici)`,
      `Corrigez-la, ou corrigez d’abord l’autre ligne, ${other_key}, par un paquet à part.`,
    ]);
  }
};
