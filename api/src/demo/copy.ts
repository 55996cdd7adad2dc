import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeText = (value: string): string =>
  value.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found);

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return escapeText(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return escapeText(String(value));
};

const LINES_A_CHUNK = 1000;

function* copyText(rows: readonly object[], keys: string[]): Generator<string> {
  for (let start = 0; start < rows.length; start += LINES_A_CHUNK) {
    yield rows
      .slice(start, start + LINES_A_CHUNK)
      .map((row) => `${keys.map((key) => cell(Reflect.get(row, key))).join('\t')}\n`)
      .join('');
  }
}

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
  const names = keys.map((key) => `"${columns[key]?.name ?? key}"`).join(', ');
  const stream = client.query(copyFrom(`copy ${getTableName(table)} (${names}) from stdin`));
  await pipeline(Readable.from(copyText(rows, keys)), stream);
};
