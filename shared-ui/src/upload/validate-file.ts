import { tooLargeText } from 'shared-contract/base/size';
import { DOCUMENT_TEXTS } from 'shared-contract/quoted';

/** Other names of a JPEG: what Windows and old programs write. */
const JPEG = /\.(?:jfif|jpe)$/;

/** Photos of telephones: the server says how to make a JPEG of one, or finds that it is one. */
const HEIC = /\.hei[cf]$/;

const endings = (accept: string): string[] => accept.split(',').map((ending) => ending.trim().toLowerCase());

/** What a file chooser offers: a JPEG under its other names too. */
export const choosable = (accept: string): string =>
  accept.includes('.jpg') ? `${accept},.jfif,.jpe` : accept;

/**
 * Client-side validation: error message in French, or null. The server validates the content (CONTRACT §5.12).
 * `accept` lists extensions (.pdf,.png).
 */
export function refuseFile(file: File, accept: string, maxBytes: number): string | null {
  const list = endings(accept);
  const name = file.name.toLowerCase().replace(JPEG, '.jpg');
  if (name.includes('.') && !HEIC.test(name) && !list.some((ending) => name.endsWith(ending)))
    return `${DOCUMENT_TEXTS.fileTypeRefused} Formats possibles\u00a0: ${list.map((ending) => ending.slice(1).toUpperCase()).join(', ')}.`;
  if (file.size > maxBytes) return tooLargeText(file.size, maxBytes);
  return file.size === 0 ? 'Ce fichier est vide.' : null;
}
