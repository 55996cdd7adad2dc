import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file under a folder, sorted, as absolute paths; none when the folder is absent. */
export const filesUnder = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
};

/** Subresource Integrity value of what a file holds. */
export const integrityOf = (content: Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Subresource Integrity value of a file; throws when it is absent. */
export const integrityOfFile = (path: string): string => integrityOf(readFileSync(path));
