import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from 'server-kernel/db/client';
import { quoted } from '../package/writing/sql';
import type { OwnTable } from './own-tables.queries';

/** Person whose rows are read. */
export interface DataSubject {
  etudiantId: number;
  compteId: number;
}

const PAGE_SIZE = 500;

/** The column by which rows are a student's, else an account's; null where a table names neither. */
export const subjectColumn = (table: PgTable): 'etudiant_id' | 'compte_id' | null => {
  const names = getTableConfig(table).columns.map(({ name }) => name);
  if (names.includes('etudiant_id')) return 'etudiant_id';
  return names.includes('compte_id') ? 'compte_id' : null;
};

const LABEL = 'libelle';

/** Tables that this one points at and that have a name: it is told beside the number. */
const named = (table: PgTable, kept: readonly string[]) =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column, foreign] = [columns[0]?.name, foreignColumns[0]?.name];
    const hasLabel = getTableConfig(foreignTable).columns.some(({ name }) => name === LABEL);
    if (columns.length !== 1 || !column || !foreign || !hasLabel || !kept.includes(column)) return [];
    return [{ column, foreign, table: getTableName(foreignTable) }];
  });

const selectSql = ({ table, without = [], through }: OwnTable): string => {
  const { columns, primaryKeys } = getTableConfig(table);
  const kept = columns.map(({ name }) => name).filter((name) => !without.includes(name));
  const labels = named(table, kept);
  const cells = [
    ...kept.map((name) => `t.${quoted(name)}`),
    ...labels.map(({ column }, at) => `l${at}.${quoted(LABEL)} as ${quoted(`${column}_${LABEL}`)}`),
  ];
  const owner = through ? 'p' : 't';
  const subject = subjectColumn(through?.table ?? table) ?? 'etudiant_id';
  const joins = [
    ...(through
      ? [
          `join ${quoted(getTableName(through.table))} p on p.${quoted(through.column)} = t.${quoted(through.column)}`,
        ]
      : []),
    ...labels.map(
      (label, at) =>
        `left join ${quoted(label.table)} l${at} on l${at}.${quoted(label.foreign)} = t.${quoted(label.column)}`,
    ),
  ];
  const keys = [...columns.filter(({ primary }) => primary), ...(primaryKeys[0]?.columns ?? [])];
  const order = (keys.length > 0 ? keys : columns.slice(0, 1)).map(({ name }) => `t.${quoted(name)}`);
  return `select ${cells.join(', ')} from ${quoted(getTableName(table))} t ${joins.join(' ')}
    where ${owner}.${quoted(subject)} = $1 order by ${order.join(', ')} limit ${PAGE_SIZE} offset $2`;
};

/** Rows about a person in a table, a page at a time in the order of its key; columns are the database's own. */
export const readOwnRows = async function* (
  db: Database,
  table: OwnTable,
  subject: DataSubject,
): AsyncGenerator<Record<string, unknown>> {
  const text = selectSql(table);
  const by = subjectColumn(table.through?.table ?? table.table);
  const id = by === 'compte_id' ? subject.compteId : subject.etudiantId;
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { rows } = await db.pool.query<Record<string, unknown>>(text, [id, offset]);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
  }
};
