/** What people send in place of a PDF or a picture, by how to make one of it. */
export type ForeignFormat = 'heic' | 'picture' | 'writing' | 'page';

const startsWith = (bytes: Buffer, ...heads: readonly string[]): boolean =>
  heads.some((head) => bytes.toString('latin1', 0, head.length) === head);

/** Brand of an ISO media file, where its first box names one: `heic`, `avif`, `isom`… */
const brandOf = (bytes: Buffer): string =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 12) : '';

/** Brands of pictures of telephones (ISO/IEC 23008-12). */
const HEIF = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const isOtherPicture = (bytes: Buffer): boolean =>
  startsWith(
    bytes,
    'GIF8',
    'BM',
    'II*\0',
    'MM\0*',
    'II+\0',
    'MM\0+',
    '\0\0\x01\0',
    '8BPS',
    'JXL ',
    '\xff\x0a',
  ) ||
  (startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP') ||
  brandOf(bytes).startsWith('avi') ||
  bytes.toString('latin1', 4, 8) === 'JXL ' ||
  bytes.toString('latin1', 4, 8) === 'jP  ';

/** Office documents are archives (`PK`) or compound files; others are text with a head of their own. */
const isWriting = (bytes: Buffer): boolean =>
  startsWith(bytes, 'PK\x03\x04', '\xd0\xcf\x11\xe0', '{\\rtf', '%!PS', '\xc5\xd0\xd3\xc6', 'AT&T');

const isPage = (bytes: Buffer): boolean =>
  /^\s*<(?:!doctype|html|svg|\?xml)/i.test(bytes.toString('utf8', 0, 400).replace(/^\ufeff/, ''));

/** The format that the first bytes announce; null when nothing is known of it. */
export const foreignFormatOf = (bytes: Buffer): ForeignFormat | null => {
  if (HEIF.has(brandOf(bytes))) return 'heic';
  if (isOtherPicture(bytes)) return 'picture';
  if (isWriting(bytes)) return 'writing';
  return isPage(bytes) ? 'page' : null;
};
