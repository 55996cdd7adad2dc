import { formatNumber } from './format';
import { NBSP, plural } from './french';
import { MEGABYTE } from './limits';

const KILOBYTE = 1024;

const inUnit = (bytes: number, unit: number, decimals: number, round: (value: number) => number): string =>
  formatNumber(round((bytes / unit) * 10 ** decimals) / 10 ** decimals);

/**
 * A number of bytes in words: `595 octets`, `84 ko`, `4,6 Mo`. One « Mo » is 1024 × 1024 bytes (CONTRACT §3), in
 * limits and in sizes alike. `round` decides between two tenths.
 */
export const formatBytes = (bytes: number, round: (value: number) => number = Math.round): string => {
  if (bytes < KILOBYTE) return `${bytes}${NBSP}${plural(bytes, 'octet', 'octets')}`;
  const kilobytes = round(bytes / KILOBYTE);
  return kilobytes < KILOBYTE
    ? `${formatNumber(kilobytes)}${NBSP}ko`
    : `${inUnit(bytes, MEGABYTE, 1, round)}${NBSP}Mo`;
};

/** Message for a file that is too large; its size is rounded up, so that it always reads above the limit. */
export const tooLargeText = (bytes: number, maxBytes: number): string =>
  `Ce fichier pèse ${formatBytes(bytes, Math.ceil)}\u00a0: le maximum est de ${formatBytes(maxBytes)}.`;
