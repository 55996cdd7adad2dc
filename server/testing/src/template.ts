import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, OpenOptions } from 'server-kernel/db/client';
import { jobTables } from 'server-kernel/jobs/install-jobs';
import { MIGRATIONS_DIR } from 'server-schema/migrations-dir';

/** What a test database holds beside its tables. */
export interface Template {
  /** Lower-case letters and digits. */
  name: string;
  /** Changes whenever `fill` would write something else. */
  version: string;
  /** How far its schema goes; today's without it. */
  schema?: Pick<OpenOptions, 'migrate' | 'upTo'>;
  fill(db: Database): Promise<void>;
}

/** Name of the copied database; it changes with the tables and with the template's version. */
export const templateKey = (template?: Template): string => {
  const hash = createHash('sha256')
    .update(template?.version ?? '')
    .update(jobTables());
  for (const file of readdirSync(MIGRATIONS_DIR).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(join(MIGRATIONS_DIR, file)));
  }
  return `${template?.name ?? 'vide'}_${hash.digest('hex').slice(0, 12)}`;
};
