import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import * as schema from 'server-schema';
import type { ImportFile } from 'shared-contract/imports/answers';
import { importTarget } from '../package/summary';
import type { Outcome } from '../package/writing/apply.queries';
import { finishImport } from './imports.queries';

/** An import that is about to be committed, and who confirmed it. */
export interface SealedImport {
  importId: number;
  actor: string;
  role: string;
  /** ISO 8601. */
  now: string;
  files: ImportFile[];
  outcomes: Outcome[];
}

/** Marks the import as done in the transaction of its rows; false when it was abandoned. */
export const sealImport = async (
  client: Client,
  { importId, actor, role, now, files, outcomes }: SealedImport,
): Promise<boolean> => {
  const db = drizzle(client, { schema });
  const at = new Date(now);
  const target = `import:${importId} ${importTarget(outcomes)}`;
  await insertAuditEvent(db, { at, actor, role, action: 'donnees.importees', target });
  return finishImport(db, importId, 'importe', { fichiers: files, finiLe: at });
};
