import type { Client } from 'pg';
import { copyRows } from '../../../db/copy';
import { stagedType } from '../format/cell-type';
import { readCell } from '../format/cells';
import type { Faults } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header } from '../format/kinds';
import { derivedName, derivedOf, quoted, stageOf } from '../writing/sql';
import type { CsvLine } from './csv-lines';

/** The temporary table in which a file waits to be judged; it goes with the transaction. */
export const createStage = async (client: Client, kind: Kind, headers: readonly Header[]): Promise<void> => {
  const columns = [
    'line integer not null',
    ...headers.map((header) => `${quoted(header.name)} ${stagedType(header)}`),
    ...derivedOf(kind, headers).map(({ column }) => `${quoted(derivedName(column))} ${column.getSQLType()}`),
  ];
  await client.query(`create temp table ${stageOf(kind)} (${columns.join(', ')}) on commit drop`);
};

/** Values of a line by header, faults told; null where the cell is empty or wrong. */
const readLine = (file: string, headers: readonly Header[], { line, cells }: CsvLine, faults: Faults) =>
  headers.map((header, at) => {
    const raw = cells[at] ?? '';
    const cell = readCell(raw, header);
    if ('value' in cell) return cell.value;
    faults.add({ file, line, column: header.name, value: raw, ...cell });
    return null;
  });

const toWidth = (file: string, width: number, lines: CsvLine[], faults: Faults): CsvLine[] =>
  lines.filter(({ line, cells }) => {
    if (cells.length === width) return true;
    const why = `${cells.length} cellules au lieu de ${width}`;
    faults.add({
      file,
      line,
      column: null,
      value: cells.join(' | '),
      why,
      how: 'Voyez les séparateurs et les guillemets.',
    });
    return false;
  });

/** Checks the cells of some lines and stages them; `headers` are in the order of the file. */
export const stageLines = async (
  client: Client,
  kind: Kind,
  headers: readonly Header[],
  lines: CsvLine[],
  faults: Faults,
): Promise<void> => {
  const file = `${kind.name}.csv`;
  const derived = derivedOf(kind, headers);
  const names = headers.map(({ name }) => name);
  const rows = toWidth(file, headers.length, lines, faults).map((line) => {
    const values = readLine(file, headers, line, faults);
    const byName = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    return [line.line, ...values, ...derived.map((one) => one.of(byName))];
  });
  if (rows.length === 0) return;
  const columns = ['line', ...names, ...derived.map(({ column }) => derivedName(column))];
  await copyRows(client, stageOf(kind), columns, rows, (row) => row);
};
