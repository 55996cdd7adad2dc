import { Transform } from 'node:stream';

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

const countLines = (chunk: Buffer): number => {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
};

const isUtf16 = (chunk: Buffer): boolean =>
  chunk.length > 1 && ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff));

/** Lets UTF-8 through, and fails with the line of the first byte that is not. */
export const utf8Only = (): Transform => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let line = 1;
  let isFirst = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (isFirst && isUtf16(chunk))
        return done(new UnreadableFile(null, 'ce fichier est en UTF-16, pas en UTF-8', HOW));
      isFirst = false;
      try {
        decoder.decode(chunk, { stream: true });
      } catch {
        return done(new UnreadableFile(line, 'des octets ne sont pas de l’UTF-8 vers cette ligne', HOW));
      }
      line += countLines(chunk);
      return done(null, chunk);
    },
    flush(done) {
      try {
        decoder.decode();
        done();
      } catch {
        done(new UnreadableFile(line, 'le fichier s’arrête au milieu d’un caractère', HOW));
      }
    },
  });
};
