import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { copyRows } from 'server-kernel/db/copy';

/** Loads rows by COPY FROM STDIN, in the columns that the first row names; the others keep their default. */
export const copyInto = async <T extends PgTable>(
  client: Client,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  const first = rows[0];
  if (!first) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(first);
  const names = keys.map((key) => columns[key]?.name ?? key);
  await copyRows<object>(client, getTableName(table), names, rows, (row) =>
    keys.map((key) => Reflect.get(row, key)),
  );
};
