import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { copyRows } from 'server-kernel/db/copy';

/** Loads rows by COPY FROM STDIN, in the columns that any of them names: null in a row that does not name it. */
export const copyInto = async <T extends PgTable>(
  client: Client,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = keys.map((key) => columns[key]?.name ?? key);
  await copyRows<object>(client, getTableName(table), names, rows, (row) =>
    keys.map((key) => Reflect.get(row, key)),
  );
};
