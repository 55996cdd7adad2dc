import { CsvError, type Info } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type CsvShape, csvShape } from './csv-shape';
import { readText } from './decode';
import { UnreadableFile } from './unreadable-file';

/** A line of a file, and its number in it. */
export interface CsvLine {
  line: number;
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

/** Lines without a quote: most files have no other, and splitting them takes a tenth of the time. */
const splitLines = (text: string, first: number, { delimiter, newline }: CsvShape): CsvLine[] => {
  const lines: CsvLine[] = [];
  let line = first - 1;
  for (const one of text.split(newline)) {
    line += 1;
    if (one.length > MAX_LINE_LENGTH) throw tooLong(line);
    const bare = one.endsWith('\r') ? one.slice(0, -1) : one;
    if (bare !== '') lines.push({ line, cells: bare.split(delimiter) });
  }
  return lines;
};

const isRecord = (given: unknown): given is { info: Info; record: string[] } =>
  typeof given === 'object' && given !== null && 'info' in given && 'record' in given;

const parseLines = (text: string, first: number, { delimiter, newline }: CsvShape): CsvLine[] => {
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
    const line = first + at + info.empty_lines + spanned;
    for (const cell of record) spanned += count(cell, newline);
    return { line, cells: record };
  });
};

/** Spreadsheets keep a row whose cells were emptied: it is an empty line. */
const hasValue = ({ cells }: CsvLine): boolean => cells.some((cell) => cell.trim() !== '');

/** Lines of a text that hold something; the first of the text has this number. */
const linesOf = (text: string, first: number, shape: CsvShape): CsvLine[] => {
  if (!text.includes('"')) return splitLines(text, first, shape).filter(hasValue);
  try {
    return parseLines(text, first, shape).filter(hasValue);
  } catch (error) {
    throw explain(error, first);
  }
};

/**
 * The lines of a CSV file (UTF-8, UTF-16 or Windows-1252; `;`, `,` or tabs; LF, CRLF or CR), some at a time. Throws
 * UnreadableFile for what is no such file.
 */
export async function* readLines(path: string): AsyncGenerator<CsvLine[]> {
  let shape: CsvShape | null = null;
  let line = 1;
  let held = '';
  for await (const text of readText(path)) {
    held += text;
    if (held === '') continue;
    if (shape === null) {
      shape = csvShape(held);
      held = held.slice(shape.preamble);
      if (shape.preamble > 0) line += 1;
    }
    const end = lastEnd(held, shape.newline);
    // The parser knows what is wrong with a line that does not end.
    if (end === -1 && held.length > MAX_LINE_LENGTH) {
      linesOf(held, line, shape);
      throw tooLong(line);
    }
    if (end === -1) continue;
    const whole = held.slice(0, end + 1);
    yield linesOf(whole, line, shape);
    line += count(whole, shape.newline);
    held = held.slice(end + 1);
  }
  yield shape ? linesOf(held, line, shape) : [];
}
