import { open } from 'node:fs/promises';

/** Delimiters of a CSV file. */
export interface CsvShape {
  delimiter: ';' | ',';
  /** Last character of CRLF. */
  newline: '\n' | '\r';
}

/** Bytes in which the first line ends; what is longer is no heading. */
const MAX_HEADING_BYTES = 65_536;

/** `;` or `,`, whichever parts the heading; `\r` where no line ends otherwise. */
export const csvShape = async (path: string): Promise<CsvShape> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEADING_BYTES), 0, MAX_HEADING_BYTES, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    const newline = text.includes('\r') && !text.includes('\n') ? '\r' : '\n';
    const [heading = ''] = text.split(newline);
    return { delimiter: heading.split(';').length > heading.split(',').length ? ';' : ',', newline };
  } finally {
    await file.close();
  }
};
