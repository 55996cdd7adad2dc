import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Field, Kind, Reference } from '../format/kind';
import { type Header, idColumn, type Kinds } from '../format/kinds';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const safeName = (kind: Kind): string => kind.name.replaceAll('-', '_');

/** Temporary tables of an import: what a file says, then the same in the columns of its table. */
export const stageOf = (kind: Kind): string => `stage_${safeName(kind)}`;
export const resolvedOf = (kind: Kind): string => `resolved_${safeName(kind)}`;

/** Staged column of a derived value. */
export const derivedName = (column: PgColumn): string => `_${column.name}`;

export const tableOf = (kind: Kind): string => quoted(getTableName(kind.table));

const kept = (field: Field): string => {
  const name = `t.${quoted(field.column.name)}`;
  if (field.euros) return `(${name} / 100.0)::numeric(12, 2)`;
  if (field.orWord) return `coalesce(${name}::text, t.${quoted(field.orWord.name)})`;
  return field.column.getSQLType() === 'text' ? `nullif(${name}, '')` : name;
};

/**
 * Rows of a kind under headers of its file, with its number as `_id` for those that point at it, or other columns of
 * the table (`t`).
 */
export const viewSql = (
  kinds: Kinds,
  kind: Kind,
  names: readonly string[],
  withId: boolean,
  more: readonly string[] = [],
): string => {
  const references = (kind.references ?? []).filter(({ by }) => by.some((name) => names.includes(name)));
  const joins = references.map(({ column, to }, at) => {
    const target = kinds.get(to);
    const view = viewSql(kinds, target, target.key, true);
    return `left join (${view}) r${at} on r${at}."_id" = t.${quoted(column.name)}`;
  });
  const pointed = (name: string): string => {
    const sources = references.flatMap(({ to, by }, at) => {
      const key = kinds.get(to).key[by.indexOf(name)];
      return key === undefined ? [] : [`r${at}.${quoted(key)}`];
    });
    return sources.length === 1 ? (sources[0] ?? 'null') : `coalesce(${sources.join(', ')})`;
  };
  const columns = names.map((name) => {
    const own = kind.fields[name];
    return `${own ? kept(own) : pointed(name)} as ${quoted(name)}`;
  });
  const id = withId ? [`t.${quoted(idColumn(kind).name)} as "_id"`] : [];
  return `select ${[...id, ...more, ...columns].join(', ')} from ${tableOf(kind)} t ${joins.join(' ')}`;
};

/** All rows of a kind as its file tells them, in the order of their numbers. */
export const exportSql = (kinds: Kinds, kind: Kind): string => {
  const { columns, primaryKeys } = getTableConfig(kind.table);
  const own = columns.filter(({ primary }) => primary);
  const order = own.length > 0 ? own : (primaryKeys[0]?.columns ?? []);
  const names = kinds.headers(kind).map(({ name }) => name);
  const by = order.map(({ name }) => `t.${quoted(name)}`).join(', ');
  const where = kind.only ? `where ${kind.only}` : '';
  return `${viewSql(kinds, kind, names, false)} ${where} order by ${by}`;
};

/** References of a kind all of whose headers are in the file. */
export const usedReferences = (kind: Kind, headers: readonly Header[]): Reference[] => {
  const names = new Set(headers.map(({ name }) => name));
  return (kind.references ?? []).filter(({ by }) => by.every((name) => names.has(name)));
};

const joinReference = (kinds: Kinds, { to, by }: Reference, at: number): string => {
  const target = kinds.get(to);
  const on = target.key.map((key, place) => `r${at}.${quoted(key)} = s.${quoted(by[place] ?? '')}`);
  return `left join (${viewSql(kinds, target, target.key, true)}) r${at} on ${on.join(' and ')}`;
};

/** A cell that is a number or a word, in the columns of the two. */
const markSql = (cell: string, number: PgColumn, word: PgColumn): string[] => {
  const isNumber = `${cell} ~ '^[-0-9]'`;
  return [
    `case when ${isNumber} then ${cell}::${number.getSQLType()} end as ${quoted(number.name)}`,
    `case when not ${isNumber} then ${cell} end as ${quoted(word.name)}`,
  ];
};

/** A negative number that stands for a row still to be added: the same wherever its key is. */
const standInSql = ({ to, by }: Reference): string => {
  const cells = by.map((name) => `s.${quoted(name)}`);
  const isGiven = cells.map((cell) => `${cell} is not null`).join(' and ');
  const hash = `hashtext(concat_ws(',', ${[literal(to), ...cells].join(', ')}))`;
  return `case when ${isGiven} then -(${hash} & 2147483647) - 1 end`;
};

/**
 * SQL of a staged file in the columns of its table. References to pending rows are negative numbers where `pending`, null
 * otherwise.
 */
export const resolvedSql = (
  kinds: Kinds,
  kind: Kind,
  headers: readonly Header[],
  pending: boolean,
): string => {
  const references = usedReferences(kind, headers);
  const values = headers.flatMap(({ name }) => {
    const own = kind.fields[name];
    if (!own) return [];
    if (own.orWord) return markSql(`s.${quoted(name)}`, own.column, own.orWord);
    const cell = own.euros ? `(s.${quoted(name)} * 100)::integer` : `s.${quoted(name)}`;
    return [`${cell} as ${quoted(own.column.name)}`];
  });
  const pointers = references.map((one, at) => {
    const id = pending ? `coalesce(r${at}."_id", ${standInSql(one)})` : `r${at}."_id"`;
    return `${id} as ${quoted(one.column.name)}`;
  });
  const derived = derivedOf(kind, headers).map(
    ({ column }) => `s.${quoted(derivedName(column))} as ${quoted(column.name)}`,
  );
  const joins = references.map((one, at) => joinReference(kinds, one, at));
  const columns = ['s.line', ...values, ...pointers, ...derived].join(', ');
  return `select ${columns} from ${stageOf(kind)} s ${joins.join(' ')}`;
};

/** Derived columns whose sources are all in the file. */
export const derivedOf = (kind: Kind, headers: readonly Header[]) => {
  const names = new Set(headers.map(({ name }) => name));
  return (kind.derived ?? []).filter(({ from }) => from.every((name) => names.has(name)));
};

/** Finds the row of the table (`t`) that a resolved row (`r`) is. */
export const matchSql = (columns: readonly PgColumn[]): string =>
  columns
    .map(({ name, notNull }) => {
      const [t, r] = [`t.${quoted(name)}`, `r.${quoted(name)}`];
      return notNull ? `${t} = ${r}` : `coalesce(${t}::text, '') = coalesce(${r}::text, '')`;
    })
    .join(' and ');

/** The default of a column as SQL, for a cell that is empty. */
export const defaultSql = (column: PgColumn): string | null => {
  const { default: value } = column;
  if (column.getSQLType() === 'text[]' && column.hasDefault) return "'{}'";
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return typeof value === 'string' ? literal(value) : null;
};
