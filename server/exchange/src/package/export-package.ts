import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Client } from 'pg';
import { cellType } from './format/cell-type';
import { escapeText } from './format/escaped-text';
import type { Kind } from './format/kind';
import type { Header, Kinds } from './format/kinds';
import { exportSql, quoted } from './writing/sql';

const BATCH_ROWS = 2000;

/** A cell as a package holds it: texts as the portal composes them, days as they are written. */
export const cellText = (value: unknown, header: Header): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(' ');
  return cellType(header) === 'text' ? escapeText(String(value).trim()) : String(value);
};

/** Days come as they are written, not as an instant of this machine's zone. */
const column = (header: Header): string =>
  cellType(header) === 'date' ? `${quoted(header.name)}::text` : quoted(header.name);

async function* rowsOf(client: Client, kinds: Kinds, kind: Kind, headers: Header[]) {
  const select = `select ${headers.map((one) => `${column(one)} as ${quoted(one.name)}`).join(', ')} from (${exportSql(kinds, kind)}) x`;
  await client.query(`declare exchange no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${BATCH_ROWS} from exchange`);
    for (const row of rows) yield headers.map((header) => cellText(row[header.name], header));
    if (rows.length < BATCH_ROWS) break;
  }
  await client.query('close exchange');
}

/** Writes rows as a file of a package. */
export const writeRows = (rows: AsyncIterable<string[]>, columns: string[], path: string): Promise<void> =>
  pipeline(
    rows,
    // The byte order mark tells spreadsheets that it is UTF-8.
    stringify({ header: true, columns, delimiter: ';', bom: true }),
    createWriteStream(path, { mode: 0o600 }),
  );

const writeFile = async (client: Client, kinds: Kinds, kind: Kind, folder: string): Promise<number> => {
  const headers = kinds.headers(kind);
  const columns = headers.map(({ name }) => name);
  let written = 0;
  const counted = async function* () {
    for await (const row of rowsOf(client, kinds, kind, headers)) {
      written += 1;
      yield row;
    }
  };
  await writeRows(counted(), columns, join(folder, `${kind.name}.csv`));
  return written;
};

/** Writes every kind as a file of a package, all of one instant; resolves to the number of rows by kind. */
export const exportPackage = async (
  client: Client,
  kinds: Kinds,
  folder: string,
): Promise<Map<string, number>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  try {
    const counts = new Map<string, number>();
    for (const kind of kinds.all) counts.set(kind.name, await writeFile(client, kinds, kind, folder));
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
