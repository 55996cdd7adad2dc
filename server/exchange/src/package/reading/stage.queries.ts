import type { Client } from 'pg';
import { copyCell, copyText } from 'server-kernel/db/copy';
import { stagedType } from '../format/cell-type';
import type { Findings } from '../format/faults';
import type { Kind } from '../format/kind';
import type { Header } from '../format/kinds';
import { derivedName, derivedOf, quoted, stageOf } from '../writing/sql';
import { columnReader } from './column-reader';
import type { CsvLine } from './csv-lines';
import { columnLetter, type TitledCells } from './untitled-columns';

/** Characters that go to the database at once: the next ones are read while it takes them. */
const BATCH_LENGTH = 1_000_000;

/** Staging table of a file's lines. */
export interface Stage {
  /** Checks the cells of some lines, and stages them. */
  take: (lines: readonly CsvLine[]) => Promise<void>;
  /** Resolves once the database has every line. */
  end: () => Promise<void>;
}

/** The temporary table of a file; it goes with the transaction. */
const createStage = async (client: Client, kind: Kind, headers: readonly Header[]): Promise<void> => {
  const columns = [
    'line integer not null',
    ...headers.map((header) => `${quoted(header.name)} ${stagedType(header)}`),
    ...derivedOf(kind, headers).map(({ column }) => `${quoted(derivedName(column))} ${column.getSQLType()}`),
  ];
  await client.query(`create temp table ${stageOf(kind)} (${columns.join(', ')}) on commit drop`);
};

/** The cells that a line gives to other columns, as COPY writes them; null where there are none. */
const deriver = (kind: Kind, headers: readonly Header[]) => {
  const derived = derivedOf(kind, headers);
  if (derived.length === 0) return null;
  return (values: readonly (string | null)[]): string => {
    const byName = Object.fromEntries(headers.map(({ name }, at) => [name, values[at] ?? '']));
    return derived.map(({ of }) => `\t${copyCell(of(byName))}`).join('');
  };
};

/** The cells of a line under the titles of its file. */
export type PickCells = (cells: readonly string[]) => TitledCells;

/** A line as COPY writes it, faults told; nothing where it has not the cells of the heading. */
const lineReader = (
  kind: Kind,
  headers: readonly Header[],
  pick: PickCells,
  { faults, remarks }: Findings,
) => {
  const file = `${kind.name}.csv`;
  const readers = headers.map(columnReader);
  const derive = deriver(kind, headers);
  const absent = headers.filter(({ isAbsent }) => isAbsent).map(() => '');
  const readValue = (raw: string, at: number): string | null => {
    const cell = readers[at]?.(raw);
    return cell && 'value' in cell ? cell.value : null;
  };
  return ({ line, textLine: inText, cells: all }: CsvLine): string => {
    const where = inText === line ? { file, line } : { file, line, textLine: inText };
    const picked = pick(all);
    if ('stray' in picked) {
      faults.add({
        ...where,
        column: columnLetter(picked.stray),
        value: all[picked.stray] ?? '',
        why: 'cette colonne n’a pas de titre',
        how: 'Donnez-lui un titre en ligne 1, ou videz la cellule.',
      });
      return '';
    }
    const cells = [...picked.cells, ...absent];
    if (cells.length !== readers.length) {
      faults.add({
        ...where,
        column: null,
        value: picked.cells.join(' | '),
        why: `${picked.cells.length} cellules au lieu de ${readers.length - absent.length}`,
        how: 'Voyez les séparateurs et les guillemets.',
      });
      return '';
    }
    const texts = readers.map((read, at) => {
      const raw = cells[at] ?? '';
      const cell = read(raw);
      const column = headers[at]?.name ?? null;
      if ('text' in cell) {
        if (cell.doubt)
          remarks.add({ ...where, column, value: raw, why: cell.doubt.why, how: cell.doubt.how });
        return cell.text;
      }
      faults.addUnreadable({ ...where, column, value: raw, ...cell });
      return copyCell(null);
    });
    return `${line}\t${texts.join('\t')}${derive ? derive(cells.map(readValue)) : ''}\n`;
  };
};

/** Opens the stage of a file; `headers` are in the order of the file, as the cells that are picked of a line. */
export const openStage = async (
  client: Client,
  kind: Kind,
  headers: readonly Header[],
  pick: PickCells,
  findings: Findings,
): Promise<Stage> => {
  await createStage(client, kind, headers);
  const names = headers.map(({ name }) => name);
  const columns = ['line', ...names, ...derivedOf(kind, headers).map(({ column }) => derivedName(column))];
  const read = lineReader(kind, headers, pick, findings);
  let held = '';
  let sent: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    const text = held;
    held = '';
    await sent;
    if (text === '') return;
    sent = copyText(client, stageOf(kind), columns, [text]);
    // Whoever waits for it is told; until somebody does, it is no error of the process.
    sent.catch(() => {});
  };
  return {
    take: async (lines) => {
      held += lines.map(read).join('');
      if (held.length >= BATCH_LENGTH) await send();
    },
    end: async () => {
      await send();
      await sent;
    },
  };
};
