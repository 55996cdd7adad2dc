import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_DIR } from 'server-schema/migrations-dir';

/** One migration that this release brings. */
export interface Migration {
  /** Name of its file: `0000_baseline`. */
  tag: string;
  /** When it was made, milliseconds: what the database remembers it by. */
  when: number;
  /** SHA-256 of the file, hex. */
  hash: string;
  statements: string[];
}

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations of this release, in their order. */
export const knownMigrations = (): Migration[] => {
  const { entries }: Journal = JSON.parse(
    readFileSync(join(MIGRATIONS_DIR, 'meta', '_journal.json'), 'utf8'),
  );
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR }).map(({ sql, hash }, index) => {
    const entry = entries[index];
    if (!entry) throw new Error('the journal of the migrations is shorter than they are');
    return { tag: entry.tag, when: entry.when, hash, statements: sql };
  });
};

/** The schema that this release works on: the name of its last migration. */
export const schemaVersion = (): string => knownMigrations().at(-1)?.tag ?? '';
