/** How a CSV file is written. */
export interface CsvShape {
  delimiter: string;
  /** Last character of CRLF. */
  newline: '\n' | '\r';
  /** Length of a first line that only says the delimiter (`sep=;`), for spreadsheets; 0 without one. */
  preamble: number;
}

const DELIMITERS = [';', ',', '\t'] as const;
const PREAMBLE = /^"?sep=([;,\t|])"?\r?[\r\n]/i;

/** Shape of a file by its beginning: what `sep=` says, or whichever delimiter parts the heading most. */
export const csvShape = (beginning: string): CsvShape => {
  const newline = beginning.includes('\r') && !beginning.includes('\n') ? '\r' : '\n';
  const [preamble = '', told] = PREAMBLE.exec(beginning) ?? [];
  if (told !== undefined) return { delimiter: told, newline, preamble: preamble.length };
  const [heading = ''] = beginning.split(newline, 1);
  const parts = (delimiter: string): number => heading.split(delimiter).length;
  const [delimiter] = DELIMITERS.toSorted((one, other) => parts(other) - parts(one));
  return { delimiter: delimiter ?? ';', newline, preamble: 0 };
};
