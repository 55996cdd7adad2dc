import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { printable } from 'server-exchange/package/format/shown';
import { createClock } from 'server-kernel/clock';
import { type Config, ConfigError, loadConfig } from 'server-kernel/config';
import type { Database } from 'server-kernel/db/client';
import { DataDirectoryInUse } from 'server-kernel/db/data-lock';
import { MissingDatabase } from 'server-kernel/db/missing-database';
import { openDatabaseForCommand } from 'server-kernel/db/open-for-command';
import { DatabaseUnreachable } from 'server-kernel/db/unreachable';

/** The command can't be carried out; its message is French and for the person who typed it. */
export class CommandError extends Error {}

/** npm runs scripts in the root, and says where it was called from. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** The database that a command works on, in French, where no variable names it; null where one does. */
export const embeddedWords = ({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): string | null => {
  if (databaseUrl !== null) return null;
  const which = existsSync(join(dataDir, 'pglite')) ? 'Base embarquée' : 'Nouvelle base embarquée';
  return `${which}, dans ${dataDir} (DATA_DIR)\u00a0: DATABASE_URL ne nomme pas de PostgreSQL.`;
};

/**
 * Carries out a command beside a running server or without one; what it resolves to is printed. `mustExist`: it has
 * nothing to do in an empty database; `check` throws what is wrong with what was typed, before one is opened.
 */
export const runCommand = async (
  work: (db: Database, args: string[], now: Date) => Promise<string>,
  { mustExist = false, check = () => {} }: { mustExist?: boolean; check?: (args: string[]) => unknown } = {},
): Promise<void> => {
  try {
    const args = process.argv.slice(2);
    check(args);
    const config = loadConfig();
    const embedded = embeddedWords(config);
    if (embedded !== null && !mustExist) console.error(printable(embedded));
    const db = await openDatabaseForCommand(config, { mustExist });
    if (embedded !== null && mustExist) console.error(printable(embedded));
    try {
      const said = await work(db, args, createClock(config.portalNow).now());
      console.log(printable(said));
    } finally {
      await db.close();
    }
  } catch (error) {
    const hasOwnCode = error instanceof DataDirectoryInUse || error instanceof DatabaseUnreachable;
    const isExplained =
      hasOwnCode ||
      error instanceof CommandError ||
      error instanceof ConfigError ||
      error instanceof MissingDatabase;
    console.error(isExplained ? printable(error.message) : error);
    process.exitCode = hasOwnCode ? error.exitCode : 1;
  }
};
