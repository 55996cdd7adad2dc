import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvShape, csvShape } from './csv-shape';
import { readText } from './decode';
import { UnreadableFile } from './unreadable-file';

/** A line of a file. */
export interface CsvLine {
  /** Its row in a spreadsheet: a cell of several lines is in one row. */
  line: number;
  /** The line of the text on which it begins, as an editor counts. */
  textLine: number;
  cells: string[];
}

/** Characters of one line at most: what is held while its end is looked for. */
const MAX_LINE_LENGTH = 1_000_000;

const tooLong = (line: number | null) =>
  new UnreadableFile(
    line,
    `une ligne dépasse ${MAX_LINE_LENGTH} caractères`,
    'Vérifiez les guillemets\u00a0: l’un d’eux n’est sans doute pas fermé.',
  );

const explain = (error: unknown, first: number): unknown => {
  if (!(error instanceof CsvError)) return error;
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines + first - 1 : null;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? tooLong(line)
    : new UnreadableFile(
        line,
        'les guillemets de cette ligne ne se ferment pas',
        'Doublez chaque guillemet d’un texte, et fermez le texte par un guillemet.',
      );
};

const count = (text: string, character: string): number => {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found += 1;
  return found;
};

/** End offset of the last complete line, at a newline with balanced quotes; -1 for none. */
const lastEnd = (text: string, newline: string): number => {
  let quotes = count(text, '"');
  let end = text.length;
  while (end > 0) {
    const next = text.lastIndexOf(newline, end - 1);
    if (next === -1) return -1;
    if (quotes > 0) quotes -= count(text.slice(next, end), '"');
    if (quotes % 2 === 0) return next;
    end = next;
  }
  return -1;
};

type Place = Pick<CsvLine, 'line' | 'textLine'>;

const before = ({ line, textLine }: Place): Place => ({ line: line - 1, textLine: textLine - 1 });

/** Lines without a quote: most files have no other, and splitting them takes a tenth of the time. */
const splitLines = (text: string, first: Place, { delimiter, newline }: CsvShape): CsvLine[] => {
  const lines: CsvLine[] = [];
  let { line, textLine } = before(first);
  for (const one of text.split(newline)) {
    line += 1;
    textLine += 1;
    if (one.length > MAX_LINE_LENGTH) throw tooLong(textLine);
    const bare = one.endsWith('\r') ? one.slice(0, -1) : one;
    if (bare !== '') lines.push({ line, textLine, cells: bare.split(delimiter) });
  }
  return lines;
};

const isRecord = (given: unknown): given is { info: Info; record: string[] } =>
  typeof given === 'object' && given !== null && 'info' in given && 'record' in given;

const parseLines = (text: string, first: Place, { delimiter, newline }: CsvShape): CsvLine[] => {
  const records: unknown[] = parse(text, {
    delimiter,
    record_delimiter: newline === '\n' ? ['\r\n', '\n'] : [newline],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_LENGTH,
  });
  let spanned = 0;
  return records.map((given, at) => {
    if (!isRecord(given)) throw new Error('the parser tells no lines');
    const { info, record } = given;
    const line = first.line + at + info.empty_lines;
    const textLine = first.textLine + at + info.empty_lines + spanned;
    for (const cell of record) spanned += count(cell, newline);
    return { line, textLine, cells: record };
  });
};

/** Spreadsheets keep a row whose cells were emptied: it is an empty line. */
const hasValue = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '');

/** Lines of a text; the first of the text has this number. */
const linesOf = (text: string, first: Place, shape: CsvShape): CsvLine[] => {
  if (!text.includes('"')) return splitLines(text, first, shape);
  try {
    return parseLines(text, first, shape);
  } catch (error) {
    throw explain(error, first.textLine);
  }
};

/** Where what follows some lines of a text begins. */
const placeAfter = (text: string, lines: readonly CsvLine[], first: Place, { newline }: CsvShape): Place => {
  const textLine = first.textLine + count(text, newline);
  let line = first.line + textLine - first.textLine;
  if (text.includes('"'))
    for (const { cells } of lines) for (const cell of cells) line -= count(cell, newline);
  return { line, textLine };
};

/**
 * The lines of a CSV file (UTF-8, UTF-16 or Windows-1252; `;`, `,` or tabs; LF, CRLF or CR), some at a time. Throws
 * UnreadableFile for what is no such file.
 */
export async function* readLines(path: string): AsyncGenerator<CsvLine[]> {
  let shape: CsvShape | null = null;
  let place: Place = { line: 1, textLine: 1 };
  let held = '';
  for await (const text of readText(path)) {
    held += text;
    if (held === '') continue;
    if (shape === null) {
      shape = csvShape(held);
      held = held.slice(shape.preamble);
      // No row of a spreadsheet: it only reads it.
      if (shape.preamble > 0) place = { line: 1, textLine: 2 };
    }
    const end = lastEnd(held, shape.newline);
    // The parser knows what is wrong with a line that does not end.
    if (end === -1 && held.length > MAX_LINE_LENGTH) {
      linesOf(held, place, shape);
      throw tooLong(place.textLine);
    }
    if (end === -1) continue;
    const whole = held.slice(0, end + 1);
    const lines = linesOf(whole, place, shape);
    place = placeAfter(whole, lines, place, shape);
    yield lines.filter(hasValue);
    held = held.slice(end + 1);
  }
  yield shape ? linesOf(held, place, shape).filter(hasValue) : [];
}
