import type { Config } from '../config';
import { type Database, type OpenOptions, openDatabase } from './client';
import { DataDirectoryInUse } from './data-lock';
import { localSocketAddress } from './engine/local-socket';

/**
 * Opens the database for a command: that of the server when it runs on the embedded engine, through the socket
 * in its data directory; otherwise as the server would. Throws DataDirectoryInUse where there is no socket.
 */
export const openDatabaseForCommand = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: Pick<OpenOptions, 'migrate'> = {},
): Promise<Database> => {
  try {
    return await openDatabase(config, options);
  } catch (error) {
    const databaseUrl = localSocketAddress(config.dataDir);
    if (!(error instanceof DataDirectoryInUse) || databaseUrl === null) throw error;
    return openDatabase({ ...config, databaseUrl }, { migrate: false, keepsStatements: false });
  }
};
