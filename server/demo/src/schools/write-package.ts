import { join } from 'node:path';
import { writeRows } from 'server-exchange/package/export-package';
import { escapeText } from 'server-exchange/package/format/escaped-text';
import type { Cell, Row, SchoolFiles } from './school';

const cellText = (value: Cell | undefined): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? escapeText(value) : String(value);
};

async function* linesOf(rows: readonly Row[], columns: readonly string[]) {
  for (const row of rows) yield columns.map((column) => cellText(row[column]));
}

/** Writes the declared files of a school into a folder, as its own software would. */
export const writePackage = async (files: SchoolFiles, folder: string): Promise<void> => {
  for (const [name, rows] of Object.entries(files)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    if (columns.length > 0) await writeRows(linesOf(rows, columns), columns, join(folder, `${name}.csv`));
  }
};
