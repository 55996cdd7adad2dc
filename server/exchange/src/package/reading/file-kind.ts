/** Why a file is no CSV, and what to do of it. */
export type OtherKind = readonly [why: string, how: string];

const AS_CSV =
  'Ouvrez-le dans le tableur, puis Fichier, Enregistrer sous, «\u00a0CSV UTF-8\u00a0», feuille par feuille.';
const EXCEL: OtherKind = ['c’est un classeur Excel', AS_CSV];
const OPEN_DOCUMENT: OtherKind = ['c’est un classeur LibreOffice', AS_CSV];
const ARCHIVE: OtherKind = [
  'c’est une archive',
  'Ouvrez-la, et mettez dans le paquet les fichiers CSV qu’elle contient.',
];
const PICTURE: OtherKind = ['c’est une image', 'Demandez les données à votre logiciel, en CSV UTF-8.'];
const DOCUMENT: OtherKind = [
  'c’est un document à lire ou à imprimer',
  'Demandez les données à votre logiciel, en CSV UTF-8.',
];
const WEB_PAGE: OtherKind = ['c’est une page web ou du XML', AS_CSV];
const BINARY: OtherKind = [
  'ce n’est pas un fichier de texte',
  'Enregistrez de nouveau les données en «\u00a0CSV UTF-8\u00a0» depuis le tableur.',
];

/** First bytes (Latin-1) of what is given in place of a CSV. */
const SIGNATURES: readonly (readonly [beginnings: readonly string[], kind: OtherKind])[] = [
  [['\xd0\xcf\x11\xe0', '\t\b\0', '\t\b\x08\0', '\t\b\x10\0'], EXCEL],
  [['%PDF-', '{\\rtf'], DOCUMENT],
  [['\x89PNG', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'RIFF', 'II*\0', 'MM\0*'], PICTURE],
  [['\x1f\x8b', '7z\xbc\xaf', 'Rar!\x1a', 'BZh', '\xfd7zXZ'], ARCHIVE],
];
/** Pages that some systems call a spreadsheet. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype|html|head|body|table)\b/i;

/** A ZIP by what it holds: workbooks are some. */
const zipKind = (head: string): OtherKind => {
  if (head.includes('mimetypeapplication/vnd.oasis')) return OPEN_DOCUMENT;
  return /\[Content_Types\]\.xml|_rels\/|xl\/|docProps\//.test(head) ? EXCEL : ARCHIVE;
};

/** What a file is, by its first bytes; null for what may be a text. */
export const otherKind = (bytes: Uint8Array): OtherKind | null => {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (head.startsWith('PK\x03\x04')) return zipKind(head);
  if (MARKUP.test(head)) return WEB_PAGE;
  const found = SIGNATURES.find(([beginnings]) => beginnings.some((one) => head.startsWith(one)));
  return found?.[1] ?? null;
};

/** True where it is no text, and a package may come so. */
export const isArchive = (kind: OtherKind): boolean => kind === ARCHIVE;

const isControl = (byte: number): boolean =>
  (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 0x7f;

/** Bytes that no text holds, in the heading or all over the beginning: one fault, not one for each title and line. */
export const binaryKind = (bytes: Uint8Array): OtherKind | null => {
  const head = bytes.subarray(0, 4096);
  const end = head.findIndex((byte) => byte === 10 || byte === 13);
  const heading = end === -1 ? head : head.subarray(0, end);
  const controls = head.reduce((sum, byte) => sum + Number(isControl(byte)), 0);
  return heading.some(isControl) || controls > head.length / 20 ? BINARY : null;
};
