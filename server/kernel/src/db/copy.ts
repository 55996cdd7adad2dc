import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeText = (value: string): string =>
  /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : value;

/** A value as a line of COPY holds it. */
export const copyCell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return escapeText(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return escapeText(String(value));
};

const LINES_PER_CHUNK = 1000;

function* linesOf<Row>(rows: readonly Row[], cells: (row: Row) => unknown[]): Generator<string> {
  for (let start = 0; start < rows.length; start += LINES_PER_CHUNK) {
    yield rows
      .slice(start, start + LINES_PER_CHUNK)
      .map((row) => `${cells(row).map(copyCell).join('\t')}\n`)
      .join('');
  }
}

/** Loads lines of COPY into these columns of a table, named as the database names them. */
export const copyText = async (
  client: Client,
  table: string,
  columns: readonly string[],
  lines: Iterable<string>,
): Promise<void> => {
  const names = columns.map((name) => `"${name}"`).join(', ');
  const stream = client.query(copyFrom(`copy ${table} (${names}) from stdin`));
  await pipeline(Readable.from(lines), stream);
};

/** Loads rows into these columns of a table, named as the database names them. */
export const copyRows = <Row>(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => unknown[],
): Promise<void> => copyText(client, table, columns, linesOf(rows, cells));
