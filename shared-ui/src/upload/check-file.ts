import { DOCUMENT_TEXTS } from 'shared-contract/base/texts';

/** « 3,2 Mo », « 84 ko ». */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0octets`;
  const [value, unit] = bytes < 1e6 ? [bytes / 1000, 'ko'] : [bytes / 1e6, 'Mo'];
  return `${value.toLocaleString('fr-BE', { maximumFractionDigits: unit === 'ko' ? 0 : 1 })}\u00a0${unit}`;
}

const endings = (accept: string): string[] => accept.split(',').map((ending) => ending.trim().toLowerCase());

/**
 * Why a file can't be sent, in French, or null. A courtesy: the server judges by content (CONTRACT §5.12).
 * `accept` is a list of endings (.pdf,.png), `maxBytes` counts 1 Mo as 1,048,576 bytes or as the caller does.
 */
export function refuseFile(file: File, accept: string, maxBytes: number): string | null {
  const list = endings(accept);
  const name = file.name.toLowerCase();
  if (!list.some((ending) => name.endsWith(ending)))
    return `${DOCUMENT_TEXTS.fileTypeRefused} Formats possibles\u00a0: ${list.map((ending) => ending.slice(1).toUpperCase()).join(', ')}.`;
  if (file.size > maxBytes)
    return `Ce fichier pèse ${formatBytes(file.size)}\u202f; le maximum est de ${Math.floor(maxBytes / 1_048_576)}\u00a0Mo.`;
  return file.size === 0 ? 'Ce fichier est vide.' : null;
}
