import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { UnreadableFile, utf8Only } from './decode';

/** A line of a file, and its number in it. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** Characters of one line at most: what a parser may hold. */
const LONGEST_LINE = 1_000_000;
/** Bytes in which the first line ends; what is longer is no heading. */
const HEADING = 65_536;

/** `;` or `,`, whichever parts the heading. */
const delimiterOf = async (path: string): Promise<';' | ','> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADING), 0, HEADING, 0);
    const [heading = ''] = buffer.toString('latin1', 0, bytesRead).split('\n');
    return heading.split(';').length > heading.split(',').length ? ';' : ',';
  } finally {
    await file.close();
  }
};

const explain = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : null;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new UnreadableFile(
        line,
        `une ligne dépasse ${LONGEST_LINE} caractères`,
        'Vérifiez les guillemets\u00a0: l’un d’eux n’est sans doute pas fermé.',
      )
    : new UnreadableFile(
        line,
        'les guillemets de cette ligne ne se ferment pas',
        'Doublez chaque guillemet d’un texte, et fermez le texte par un guillemet.',
      );
};

/**
 * Hands over the lines of a CSV file (UTF-8 with or without a byte order mark, `;` or `,`, LF or CRLF) a batch at a
 * time, holding one batch in memory. Throws UnreadableFile for what is no such file.
 */
export const readLines = async (
  path: string,
  take: (lines: CsvLine[]) => Promise<void>,
  batch = 5000,
): Promise<void> => {
  const parser = parse({
    delimiter: await delimiterOf(path),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
  });
  try {
    await pipeline(createReadStream(path), utf8Only(), parser, async (records: AsyncIterable<unknown>) => {
      let held: CsvLine[] = [];
      for await (const record of records) {
        held.push(toLine(record));
        if (held.length < batch) continue;
        await take(held);
        held = [];
      }
      await take(held);
    });
  } catch (error) {
    throw explain(error);
  }
};

const isRecord = (given: unknown): given is { info: Info; record: string[] } =>
  typeof given === 'object' && given !== null && 'info' in given && 'record' in given;

/** `info.lines` counts up to the end of the record: what spans lines begins above. */
const toLine = (given: unknown): CsvLine => {
  if (!isRecord(given)) throw new Error('the parser tells no lines');
  const { info, record } = given;
  const spanned = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  return { line: info.lines - spanned, cells: record };
};
