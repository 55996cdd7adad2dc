import { stat } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../db/client';
import * as schema from '../../db/schema';
import { packageKinds } from '../../domains/exchange';
import { insertAuditEvent } from '../../platform/audit/audit.queries';
import { importPackage } from '../../platform/exchange/import-package';
import { importWords } from './report';
import { CommandError, typedPath } from './run-command';

const USAGE = 'Usage\u00a0: npm run import -- <dossier> [--dry-run]';

const folderOf = async (name: string | undefined): Promise<string> => {
  if (name === undefined) throw new CommandError(USAGE);
  const folder = typedPath(name);
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory()) throw new CommandError(`${name} n’est pas un dossier.\n${USAGE}`);
  return folder;
};

/** Imports a package; what refuses it is the message of a CommandError. */
export const importCommand = async (
  db: Database,
  args: string[],
  now: Date,
  onProgress?: (text: string) => void,
): Promise<string> => {
  const dryRun = args.includes('--dry-run');
  const [name, ...rest] = args.filter((arg) => arg !== '--dry-run');
  if (rest.length > 0) throw new CommandError(USAGE);
  const folder = await folderOf(name);
  const report = await db.maintenance((client) =>
    importPackage(client, packageKinds, folder, {
      dryRun,
      ...(onProgress ? { onProgress } : {}),
      seal: (sealed, outcomes) =>
        insertAuditEvent(drizzle(sealed, { schema }), {
          at: now,
          role: 'system',
          action: 'donnees.importees',
          target: outcomes.map(({ file, added, changed }) => `${file}:${added}+${changed}`).join(' '),
        }),
    }),
  );
  const words = importWords(report, dryRun);
  if (report.faults.total > 0) throw new CommandError(words);
  if (report.outcomes.length === 0) throw new CommandError('Ce dossier n’a aucun fichier .csv connu.');
  return words;
};
