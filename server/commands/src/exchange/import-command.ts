import { drizzle } from 'drizzle-orm/node-postgres';
import { type ImportStep, importPackage } from 'server-exchange/package/import-package';
import { withPackage } from 'server-exchange/package/reading/open-package';
import { UnreadablePackage } from 'server-exchange/package/reading/unreadable-package';
import { importTarget } from 'server-exchange/package/summary';
import { insertAuditEvent } from 'server-kernel/audit/audit.queries';
import type { Database } from 'server-kernel/db/client';
import { packageKinds } from 'server-portal/domains/exchange';
import * as schema from 'server-schema';
import { importWords } from './report';
import { CommandError, typedPath } from './run-command';
import { unknownOption } from './typed-options';

const USAGE = 'Usage\u00a0: npm run import -- <dossier ou .zip> [--dry-run]';

/** What a terminal is told of a step; null where it was told already. */
const stepWords = (step: ImportStep): string | null => {
  if (step.phase === 'verification') return 'vérification';
  if (step.phase === 'ecriture') return `écriture de ${step.file}`;
  return step.lines === 0 ? `lecture de ${step.file}` : null;
};

/** What of a package can't be opened is told with its mending, and how the command is typed. */
const toCommandError =
  (name: string) =>
  (error: unknown): never => {
    if (!(error instanceof UnreadablePackage)) throw error;
    const { file, why, how } = error;
    throw new CommandError(`${file ?? name}\u00a0: ${why}. ${how}\n${USAGE}`);
  };

/** What was typed; throws CommandError. */
export const readImportOrder = (args: string[]): { name: string; dryRun: boolean } => {
  const unknown = unknownOption(args, ['--dry-run']);
  if (unknown !== null) throw new CommandError(`${unknown}\n${USAGE}`);
  const [name, ...rest] = args.filter((arg) => arg !== '--dry-run');
  if (name === undefined || rest.length > 0) throw new CommandError(USAGE);
  return { name, dryRun: args.includes('--dry-run') };
};

/** Imports a package; what refuses it is the message of a CommandError. */
export const importCommand = async (
  db: Database,
  args: string[],
  now: Date,
  onProgress?: (text: string) => void,
): Promise<string> => {
  const { name, dryRun } = readImportOrder(args);
  const report = await withPackage(typedPath(name), ({ folder }) =>
    db.maintenance((client) =>
      importPackage(client, packageKinds, folder, {
        dryRun,
        onProgress: (step) => {
          const words = stepWords(step);
          if (words !== null) onProgress?.(words);
        },
        seal: (sealed, outcomes) =>
          insertAuditEvent(drizzle(sealed, { schema }), {
            at: now,
            role: 'system',
            action: 'donnees.importees',
            target: importTarget(outcomes),
          }),
      }),
    ),
  ).catch(toCommandError(name));
  const words = importWords(report, dryRun);
  if (report.faults.total > 0) throw new CommandError(words);
  if (report.outcomes.length === 0) throw new CommandError('Ce dossier n’a aucun fichier .csv connu.');
  return words;
};
