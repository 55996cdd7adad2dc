import { createClock } from 'server-kernel/clock';
import { ConfigError, loadConfig } from 'server-kernel/config';
import { DataDirectoryInUse } from 'server-kernel/db/data-lock';
import { MissingDatabase } from 'server-kernel/db/missing-database';
import { openDatabaseForCommand } from 'server-kernel/db/open-for-command';
import { StaffError } from './staff/verb';
import { verbOf } from './staff/verbs';

/** Carries out one verb beside a running server or without one. */
const run = async ([word, ...args]: string[]): Promise<string> => {
  const verb = verbOf(word);
  const config = loadConfig();
  const db = await openDatabaseForCommand(config, { mustExist: true });
  try {
    return await verb.run(db, args, createClock(config.portalNow).now());
  } finally {
    await db.close();
  }
};

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const isExplained =
    error instanceof StaffError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUse ||
    error instanceof MissingDatabase;
  console.error(isExplained ? error.message : error);
  process.exit(error instanceof DataDirectoryInUse ? error.exitCode : 1);
}
