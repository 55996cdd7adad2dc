import type { FileKind } from './file-kind';

const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_SIZE = 22;
const ZIP_COMMENT_MAX = 65_535;

/** Readers of archives start from the end: an end record whose comment reaches the last byte makes an archive. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const from = Math.max(0, bytes.length - ZIP_END_SIZE - ZIP_COMMENT_MAX);
  for (let at = bytes.indexOf(ZIP_END, from); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + ZIP_END_SIZE > bytes.length) return false;
    if (at + ZIP_END_SIZE + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
};

const MARKUP = /<(?:script|html|!doctype html|\?php|iframe)[\s>]/i;

const CHUNK_HEADER = 8;
const CHUNK_CHECKSUM = 4;

/** End offset of the last chunk of a PNG; null when the chain of chunks is broken. */
const pngEnd = (bytes: Buffer): number | null => {
  for (let at = CHUNK_HEADER; at + CHUNK_HEADER <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + CHUNK_HEADER);
    at += CHUNK_HEADER + bytes.readUInt32BE(at) + CHUNK_CHECKSUM;
    if (name === 'IEND') return at <= bytes.length ? at : null;
  }
  return null;
};

const PDF_END = '%%EOF';
/** Readers look for the beginning of a PDF in so many bytes (ISO 32000, implementation note 13). */
const PDF_HEAD = 1024;
/**
 * Scanners write a rest behind the end. Objects there tell that this end was of an earlier state, or of a file made to be
 * shown while it comes, which is cut.
 */
const PDF_OBJECT = /\d+ \d+ obj\b|\bendobj\b|\bxref\b/;

/** What the content is beside what it announces, or lacks. */
type Flaw = 'archive' | 'cut' | null;

const pdfFlaw = (bytes: Buffer): Flaw => {
  const end = bytes.lastIndexOf(PDF_END);
  if (end === -1) return 'cut';
  const rest = bytes.toString('latin1', end + PDF_END.length);
  if (PDF_OBJECT.test(rest)) return 'cut';
  return MARKUP.test(bytes.toString('latin1', 0, PDF_HEAD)) || MARKUP.test(rest) ? 'archive' : null;
};

/** Pictures are written anew: what follows their end is allowed, if no other format can run it. */
const pictureFlaw = (bytes: Buffer, isCut: boolean): Flaw => {
  if (isCut) return 'cut';
  return MARKUP.test(bytes.toString('latin1')) ? 'archive' : null;
};

/** A file that is cut short, or is something else as well: an archive or a page that a browser would run. */
export const flawOf = ({ extension }: FileKind, bytes: Buffer): Flaw => {
  if (endsAsArchive(bytes)) return 'archive';
  if (extension === 'pdf') return pdfFlaw(bytes);
  return pictureFlaw(bytes, extension === 'png' && pngEnd(bytes) === null);
};
