import { createReadStream } from 'node:fs';

/** A file can't be read as a whole; the words are for its fault. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number | null,
    readonly why: string,
    readonly how: string,
  ) {
    super(why);
  }
}

const HOW = 'Enregistrez le fichier en «\u00a0CSV UTF-8\u00a0».';

/** Bytes that are read and decoded at once. */
const CHUNK = 65_536;

const countLines = (chunk: Buffer): number => {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
};

/** Lines from the start of a chunk to its first byte that is no UTF-8; a line never ends within a character. */
const linesBefore = (chunk: Buffer): number => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let from = 0;
  // What the chunk before has begun.
  while (((chunk[from] ?? 0) & 0xc0) === 0x80 && from < 3) from += 1;
  for (let count = 0; ; count += 1) {
    const end = chunk.indexOf(10, from);
    if (end === -1) return count;
    try {
      decoder.decode(chunk.subarray(from, end));
    } catch {
      return count;
    }
    from = end + 1;
  }
};

const isUtf16 = (chunk: Buffer): boolean =>
  chunk.length > 1 && ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff));

/** The text of a UTF-8 file piece by piece, without its byte order mark; fails with the line of the first byte that is none. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  const decode = (why: string, chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw new UnreadableFile(line + (chunk ? linesBefore(chunk) : 0), why, HOW);
    }
  };
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    if (isFirst && isUtf16(chunk))
      throw new UnreadableFile(null, 'ce fichier est en UTF-16, pas en UTF-8', HOW);
    isFirst = false;
    yield decode('des octets de cette ligne ne sont pas de l’UTF-8', chunk);
    line += countLines(chunk);
  }
  yield decode('le fichier s’arrête au milieu d’un caractère');
}
