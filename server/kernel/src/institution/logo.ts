import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A logo that the portal serves. */
export interface Logo {
  /** Its address, which changes with its content. */
  address: string;
  path: string;
  type: string;
  content: Buffer;
}

/** Bytes of a logo: every page fetches it. */
const MAX_BYTES = 512 * 1024;

const startsWith = (content: Buffer, sign: string, at = 0): boolean =>
  content.subarray(at, at + sign.length).toString('latin1') === sign;

/** Type of a picture by its content, whatever its name; null for another. */
const typeOf = (content: Buffer): string | null => {
  if (startsWith(content, '\u0089PNG')) return 'image/png';
  if (startsWith(content, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'image/webp';
  return /^\ufeff?\s*<[\s\S]*<svg[\s>]|^\ufeff?\s*<svg[\s>]/.test(content.subarray(0, 4096).toString())
    ? 'image/svg+xml'
    : null;
};

/**
 * The logo beside an institution file, or in French why there is none. What a school's folder lacks stops no start: the
 * portal's own mark is drawn in its place.
 */
export const readLogo = (institutionFile: string, logo: string): Logo | { why: string } => {
  const file = join(dirname(institutionFile), basename(logo));
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch {
    return { why: `${file} ne peut pas être lu` };
  }
  if (content.length > MAX_BYTES) return { why: `${file} dépasse ${MAX_BYTES / 1024} Ko` };
  const type = typeOf(content);
  if (type === null) return { why: `${file} n’est ni un SVG, ni un PNG, ni un JPEG, ni un WebP` };
  const path = `/ecole/${basename(logo)}`;
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { address: `${path}?v=${version}`, path, type, content };
};
