import { resolve } from 'node:path';
import { backUp } from 'server-exchange/backup/back-up';
import { BackupError } from 'server-exchange/backup/backup-error';
import { readRecipients, writeNewKey } from 'server-exchange/backup/keys';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { DataDirectoryInUse } from 'server-kernel/db/data-lock';
import { MissingDatabase } from 'server-kernel/db/missing-database';
import { openDatabaseForCommand } from 'server-kernel/db/open-for-command';
import { SchemaNewer } from 'server-kernel/db/upgrade/schema-newer';
import { openFileStore } from 'server-kernel/files/store/open-store';

// npm runs scripts in the root, and says where it was called from.
const here = (name: string): string => resolve(process.env['INIT_CWD'] ?? '.', name);

const makeBackup = async (folder: string): Promise<string> => {
  const recipients = readRecipients();
  const config = loadConfig();
  const db = await openDatabaseForCommand(config, { migrate: false, mustExist: true });
  try {
    const files = openFileStore(config);
    const { path, kept } = await backUp({ db, files }, here(folder), recipients, new Date());
    return `Sauvegarde faite\u00a0: ${path} (${Object.keys(kept.tables).length} tables, ${kept.files} fichiers).`;
  } finally {
    await db.close();
  }
};

const run = async ([first, second]: string[]): Promise<string | null> => {
  if (first === '--new-key' && second !== undefined) {
    const recipient = await writeNewKey(here(second));
    return `Clé privée\u00a0: ${here(second)}, à garder hors de ce serveur.\nBACKUP_RECIPIENT=${recipient}`;
  }
  return first === undefined || first.startsWith('-') ? null : makeBackup(first);
};

try {
  const said = await run(process.argv.slice(2));
  console.log(said ?? 'Usage\u00a0: npm run backup -- <dossier>, ou npm run backup -- --new-key <fichier>');
  process.exit(said === null ? 2 : 0);
} catch (error) {
  const isExplained =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUse ||
    error instanceof MissingDatabase;
  console.error(isExplained || error instanceof SchemaNewer ? error.message : error);
  process.exit(1);
}
