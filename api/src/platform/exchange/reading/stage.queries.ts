import type { Client } from 'pg';
import { copyRows } from '../../../db/copy';
import { stagedType } from '../format/cell-type';
import { cellReader } from '../format/cells';
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

/** Reads the values of a line in the order of the headers, faults told; null where a cell is empty or wrong. */
const lineReader = (file: string, headers: readonly Header[], faults: Faults) => {
  const readers = headers.map((header) => ({ name: header.name, read: cellReader(header) }));
  return ({ line, cells }: CsvLine): (string | null)[] =>
    readers.map(({ name, read }, at) => {
      const raw = cells[at] ?? '';
      const cell = read(raw);
      if ('value' in cell) return cell.value;
      faults.add({ file, line, column: name, value: raw, ...cell });
      return null;
    });
};

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
  const read = lineReader(file, headers, faults);
  const derive = (values: (string | null)[]): string[] => {
    const byName = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    return derived.map((one) => one.of(byName));
  };
  const rows = toWidth(file, headers.length, lines, faults).map((line) => {
    const values = read(line);
    return [line.line, ...values, ...(derived.length > 0 ? derive(values) : [])];
  });
  if (rows.length === 0) return;
  const columns = ['line', ...names, ...derived.map(({ column }) => derivedName(column))];
  await copyRows(client, stageOf(kind), columns, rows, (row) => row);
};
