import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ArchiveEnd } from 'server-exchange/backup/archive';
import { BackupError } from 'server-exchange/backup/backup-error';
import { readIdentities } from 'server-exchange/backup/keys';
import { restore } from 'server-exchange/backup/restore';
import { verifyBackup } from 'server-exchange/backup/verify-backup';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { openDatabase } from 'server-kernel/db/client';
import { DataDirectoryInUse } from 'server-kernel/db/data-lock';
import { SchemaNewer } from 'server-kernel/db/upgrade/schema-newer';
import { openFileStore } from 'server-kernel/files/store/open-store';

/** The backup itself, or the latest one of a folder. */
const findBackup = (name: string): string => {
  const path = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!statSync(path).isDirectory()) return path;
  const latest = readdirSync(path)
    .filter((one) => one.startsWith('portail-') && one.endsWith('.age'))
    .sort()
    .at(-1);
  if (latest === undefined) throw new BackupError(`Il n’y a pas de sauvegarde dans ${path}.`);
  return join(path, latest);
};

const putBack = async (path: string, identities: string[]): Promise<ArchiveEnd> => {
  const config = loadConfig();
  const db = await openDatabase(config, { migrate: false });
  try {
    return await restore({ db, files: openFileStore(config) }, path, identities);
  } finally {
    await db.close();
  }
};

const run = async (args: string[]): Promise<string | null> => {
  const isTrial = args.includes('--check');
  const [name] = args.filter((one) => one !== '--check');
  if (name === undefined || name.startsWith('-')) return null;
  const path = findBackup(name);
  const identities = readIdentities();
  const { tables, files } = await (isTrial ? verifyBackup : putBack)(path, identities);
  const what = `${Object.keys(tables).length} tables et ${files} fichiers comparés, tous identiques`;
  return isTrial
    ? `${path} se restaure\u00a0: ${what}. Rien n’a été changé ici.`
    : `${path} est restaurée\u00a0: ${what}.`;
};

try {
  const said = await run(process.argv.slice(2));
  console.log(said ?? 'Usage\u00a0: npm run restore -- <dossier ou sauvegarde> [--check]');
  process.exit(said === null ? 2 : 0);
} catch (error) {
  const isExplained =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUse ||
    error instanceof SchemaNewer;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
