import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR } from 'server-schema/migrations-dir';

/** One migration that this release brings. */
export interface Migration {
  /** Name of its file: `0000_baseline`. */
  tag: string;
  /** SHA-256 of the file, hex: what the database remembers it by. */
  hash: string;
  statements: string[];
}

/** The migrations of a folder, in the order of their names. */
const migrationsIn = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        tag: file.slice(0, -'.sql'.length),
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      };
    });

/** The migrations of this release, in the order of their names. */
export const knownMigrations = (): Migration[] => migrationsIn(MIGRATIONS_DIR);

/** Those that the baseline, the first of today's, is the sum of: databases made before it have them. */
export const formerMigrations = (): Migration[] => migrationsIn(join(MIGRATIONS_DIR, 'former'));

/** The schema that this release works on: the name of its last migration. */
export const schemaVersion = (): string => knownMigrations().at(-1)?.tag ?? '';

/**
 * The migrations from the first to today's schema of a database made before the baseline, which is only noted there, since
 * its tables came one by one.
 */
export const olderChain = (): Migration[] => {
  const [baseline, ...since] = knownMigrations();
  return [...formerMigrations(), ...(baseline ? [{ ...baseline, statements: [] }] : []), ...since];
};
