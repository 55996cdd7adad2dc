import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { type Database, type OpenOptions, openDatabase } from './client';
import { DataDirectoryInUse } from './data-lock';
import { localSocketAddress } from './engine/local-socket';
import { MissingDatabase } from './missing-database';

/**
 * Opens the database for a command: that of the server when it runs on the embedded engine, through the socket
 * in its data directory; otherwise as the server would. Throws DataDirectoryInUse where there is no socket, and
 * MissingDatabase where `mustExist` and a folder holds no embedded one: a mistyped folder would get an empty one.
 */
export const openDatabaseForCommand = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { mustExist = false, ...options }: Pick<OpenOptions, 'migrate'> & { mustExist?: boolean } = {},
): Promise<Database> => {
  if (mustExist && config.databaseUrl === null && !existsSync(join(config.dataDir, 'pglite')))
    throw new MissingDatabase(config.dataDir);
  try {
    return await openDatabase(config, options);
  } catch (error) {
    const databaseUrl = localSocketAddress(config.dataDir);
    if (!(error instanceof DataDirectoryInUse) || databaseUrl === null) throw error;
    return openDatabase({ ...config, databaseUrl }, { migrate: false, keepsStatements: false });
  }
};
