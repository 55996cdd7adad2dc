import type { Findings, ToldFault } from '../format/faults';
import { type CsvLine, readLines } from './csv-lines';
import { UnreadableFile } from './unreadable-file';
import { titledColumns } from './untitled-columns';
import type { Staged } from './violations';

type Cells = (header: string) => string | null;

/** The cells of a line by their titles; null for a title that the file has not. */
const cellsUnder = (heading: readonly string[], absent: ReadonlySet<string>) => {
  const { titles, pick } = titledColumns(heading);
  const places = new Map(titles.map((title, place) => [title.trim(), place]));
  return (line: readonly string[]): Cells => {
    const picked = pick(line);
    const cells = 'cells' in picked ? picked.cells : [];
    return (header) => (absent.has(header) ? '' : (cells[places.get(header) ?? -1] ?? null));
  };
};

/** The lines of a file below its titles, up to one of them. */
async function* linesUpTo(path: string, last: number, absent: ReadonlySet<string>) {
  let under: ReturnType<typeof cellsUnder> | null = null;
  for await (const lines of readLines(path)) {
    for (const line of lines) {
      if (under) yield { line, written: under(line.cells) };
      under ??= cellsUnder(line.cells, absent);
      if (line.line >= last) return;
    }
  }
}

const rewrite = (fault: ToldFault, { line, textLine }: CsvLine, written: Cells): void => {
  if (textLine !== line) fault.textLine = textLine;
  if (fault.value === null || !fault.cells || fault.cells.length === 0) return;
  const cells = fault.cells.map(written);
  if (!cells.includes(null)) fault.value = cells.filter((cell) => cell?.trim()).join(', ');
};

/**
 * The database keeps days, marks and numbers in a form of its own: what it found is shown as the file has it, which is
 * read once more up to the last of these lines.
 */
export const showAsWritten = async (
  { kind, headers, path }: Staged,
  { faults, remarks }: Findings,
): Promise<void> => {
  const file = `${kind.name}.csv`;
  const found = [...faults.toldOf(file), ...remarks.toldOf(file)].filter(({ cells }) => cells);
  if (found.length === 0) return;
  const last = Math.max(...found.map(({ line }) => line ?? 0));
  const absent = new Set(headers.filter(({ isAbsent }) => isAbsent).map(({ name }) => name));
  try {
    for await (const { line, written } of linesUpTo(path, last, absent))
      for (const fault of found) if (fault.line === line.line) rewrite(fault, line, written);
  } catch (error) {
    // Told already, as its file was staged.
    if (!(error instanceof UnreadableFile)) throw error;
  }
};
