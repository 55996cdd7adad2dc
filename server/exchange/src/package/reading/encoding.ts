import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { binaryKind, type OtherKind, otherKind } from './file-kind';
import { UnreadableFile } from './unreadable-file';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const HOW = 'Enregistrez le fichier en «\u00a0CSV UTF-8\u00a0».';

/** Bytes that are judged at once. */
const CHUNK = 65_536;

const markOf = ([first, second]: Uint8Array): Encoding | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** UTF-16 without a mark: a heading is of plain letters, and every other byte of it is then zero. */
const unmarked = (head: Uint8Array): Encoding | null => {
  const zeros = [0, 0];
  const length = Math.min(head.length, 512) & ~1;
  for (let at = 0; at < length; at += 1) if (head[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 4 && even < length / 16) return 'utf-16le';
  return even > length / 4 && odd < length / 16 ? 'utf-16be' : null;
};

/** Signs of Windows-1252 that French files hold: quotes, dashes, œ, €. */
const USUAL_SIGNS = new Set([0x80, 0x85, 0x8c, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9c]);
/** Letters of Iceland there, which are others in Turkish and Cyrillic files. */
const FOREIGN = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0xc0);

/** A sign between two letters is a letter of another alphabet. */
const isSignInWord = (chunk: Uint8Array, at: number): boolean => {
  const byte = chunk[at] ?? 0;
  const isSign = byte >= 0xa1 && byte < 0xc0 && byte !== 0xab && byte !== 0xb7 && byte !== 0xbb;
  return isSign && isLetter(chunk[at - 1]) && isLetter(chunk[at + 1]);
};

/** Three accented letters do not follow each other. */
const isThreeAccents = (chunk: Uint8Array, at: number): boolean =>
  [0, 1, 2].every((more) => (chunk[at + more] ?? 0) >= 0xc0);

const isDoubtful = (chunk: Uint8Array, at: number): boolean => {
  const byte = chunk[at] ?? 0;
  if (byte < 0xa0) return !USUAL_SIGNS.has(byte);
  return FOREIGN.has(byte) || isSignInWord(chunk, at) || isThreeAccents(chunk, at);
};

/** Place of the first byte that would be no French text in Windows-1252; -1 for none. */
const firstDoubtful = (chunk: Uint8Array): number =>
  chunk.findIndex((byte, at) => byte >= 0x80 && isDoubtful(chunk, at));

/** Place of the last byte that is a character alone in every encoding; the end of a chunk without one. */
const lastPlain = (chunk: Uint8Array): number => {
  const plain = chunk.findLastIndex((byte) => byte < 0x80);
  return plain === -1 ? chunk.length - 1 : plain;
};

/** Line of a place in a chunk that begins on this line. */
const lineAt = (chunk: Uint8Array, place: number, line: number): number => {
  let lines = line;
  for (let at = chunk.indexOf(10); at !== -1 && at < place; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
};

/** Letters and quotes of French in UTF-8: in Windows-1252 they would be « Ã© » and « â€™ », which nobody writes. */
const UTF8_LETTER = /\u00c3[\u0080-\u00bf]|\u00e2\u0080[\u0080-\u00bf]/;

interface Judgement {
  /** Line of the first byte that is no UTF-8. */
  notUtf8: number | null;
  /** Line of the first byte that is no French Windows-1252. */
  doubtful: number | null;
  hasUtf8Letter: boolean;
}

/** First line of a chunk that is no UTF-8. */
const lineNotUtf8 = (chunk: Buffer, line: number): number => {
  let from = 0;
  for (let at = line; ; at += 1) {
    const end = chunk.indexOf(10, from);
    if (!isUtf8(chunk.subarray(from, end === -1 ? chunk.length : end))) return at;
    if (end === -1) return at;
    from = end + 1;
  }
};

/** Judges bytes of which no letter is cut in two. */
const judge = (chunk: Buffer, line: number, found: Judgement): void => {
  found.hasUtf8Letter ||= UTF8_LETTER.test(chunk.toString('latin1'));
  if (!isUtf8(chunk)) found.notUtf8 ??= lineNotUtf8(chunk, line);
  if (found.doubtful !== null) return;
  const place = firstDoubtful(chunk);
  if (place !== -1) found.doubtful = lineAt(chunk, place, line);
};

const settle = ({ notUtf8, doubtful, hasUtf8Letter: isMixed }: Judgement): Encoding => {
  if (notUtf8 === null) return 'utf-8';
  if (isMixed) throw new UnreadableFile(notUtf8, 'des octets de cette ligne ne sont pas de l’UTF-8', HOW);
  if (doubtful === null) return 'windows-1252';
  throw new UnreadableFile(
    doubtful,
    'des lettres de cette ligne ne sont ni de l’UTF-8 ni sûrement du Windows-1252\u00a0: le fichier vient peut-être d’un Macintosh',
    HOW,
  );
};

const refuse = (kind: OtherKind | null): void => {
  if (kind) throw new UnreadableFile(null, ...kind);
};

/** UTF-16 by the first bytes of a file, null for one of bytes; throws UnreadableFile for what is no text. */
const wideOf = (head: Uint8Array): Encoding | null => {
  refuse(otherKind(head));
  const wide = markOf(head) ?? unmarked(head);
  if (!wide) refuse(binaryKind(head));
  return wide;
};

/**
 * The encoding of a file, read once to its end: UTF-16 by its mark or its zeros, UTF-8, or a French Windows-1252 that
 * nothing contradicts. Throws UnreadableFile for another, with the line that tells it apart, and for what is no text.
 */
export const encodingOf = async (path: string): Promise<Encoding> => {
  const file = await open(path);
  try {
    const found: Judgement = { notUtf8: null, doubtful: null, hasUtf8Letter: false };
    let held: Buffer = Buffer.alloc(0);
    let line = 1;
    let isFirst = true;
    for await (const read of file.createReadStream({ highWaterMark: CHUNK, autoClose: false })) {
      const chunk: Buffer = held.length > 0 ? Buffer.concat([held, read]) : read;
      const wide = isFirst ? wideOf(chunk) : null;
      if (wide) return wide;
      isFirst = false;
      const end = lastPlain(chunk) + 1;
      judge(chunk.subarray(0, end), line, found);
      line = lineAt(chunk, end, line);
      held = chunk.subarray(end);
    }
    judge(held, line, found);
    return settle(found);
  } finally {
    await file.close();
  }
};
