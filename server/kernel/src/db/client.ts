import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from 'server-schema';
import type { Config } from '../config';
import { lockDataDirectory } from './data-lock';
import { EmbeddedEngine } from './engine/embedded';
import { localSocketAddress, openLocalSocket } from './engine/local-socket';
import { guardOrm } from './guards';
import { migrateDatabase } from './migrate';
import type { Executor, Orm, Tx } from './orm';
import { PortalPool } from './portal-pool';
import { nameStatementsOf } from './prepared-query';
import { runTransaction } from './transaction';
import { DatabaseUnreachable } from './unreachable';

export type { Executor, Orm, Tx };

/** The database of the portal, the same for both engines. */
export interface Database {
  orm: Orm;
  /** Statements of its own; refuses to be used inside `transaction`. */
  pool: PortalPool;
  engine: 'pglite' | 'postgresql';
  /** Address for other threads and processes; null where there is none. */
  address: string | null;
  /** Commits what `work` did, or nothing; starts `work` again after a serialisation failure or a deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: PgTransactionConfig): Promise<T>;
  /** A connection without time limits, for loading and maintenance; it is closed afterwards. */
  maintenance<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** false leaves the tables as they are. */
  migrate?: boolean;
  /** The migration after which to stop: the schema of an earlier release, for restoring and for tests. */
  upTo?: string | undefined;
  /** false on a session in which another connection gives names to its statements. */
  keepsStatements?: boolean;
  /** Told of lost connections and of a crash of the embedded engine, which is restarted. */
  onError?: (error: Error) => void;
}

/** Time limits of a connection of the pool, milliseconds. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  lock_timeout: 5000,
  /** The client's own: a server that no longer answers at all, a line that swallows everything. */
  query_timeout: 20_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** The engine has one session for all its connections, and a statement's name is known to the one that gave it. */
const EMBEDDED_CONNECTIONS = 1;

/** Deallocates prepared statements left by an earlier connection: the embedded engine has one session for all. */
const deallocateStatements = async (client: pg.ClientBase): Promise<void> => {
  await client.query('deallocate all');
};

interface Source {
  connection: pg.ClientConfig;
  connections: number;
  /** Milliseconds after which an idle connection is closed; 0: never. */
  idleMs: number;
  /** First query of each new connection of the pool. */
  onConnect?: (client: pg.ClientBase) => Promise<void>;
  address: string | null;
  release(): Promise<void>;
}

const onServer = (databaseUrl: string): Source => ({
  connection: {
    connectionString: databaseUrl,
    application_name: 'portail',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  },
  connections: 10,
  idleMs: 60_000,
  address: databaseUrl,
  release: async () => {},
});

const onEmbedded = async (dataDir: string, options: OpenOptions): Promise<Source> => {
  const unlock = lockDataDirectory(dataDir);
  const engine = new EmbeddedEngine({ dataDir: join(dataDir, 'pglite') }, options.onError ?? (() => {}));
  let closeSocket = () => {};
  const release = async () => {
    closeSocket();
    await engine.stop();
    unlock();
  };
  await engine.start().catch(async (error: unknown) => {
    unlock();
    throw error;
  });
  closeSocket = await openLocalSocket(dataDir, engine.stream).catch((error: Error) => {
    options.onError?.(error);
    return () => {};
  });
  return {
    connection: { stream: engine.stream, user: 'postgres', database: 'postgres', ssl: false },
    connections: EMBEDDED_CONNECTIONS,
    // A stream of this process costs nothing.
    idleMs: 0,
    onConnect: deallocateStatements,
    address: localSocketAddress(dataDir),
    release,
  };
};

const withClient = async <T>(source: Source, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(source.connection);
  // Without a listener a lost connection would end the process; the pending query rejects anyway.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const { connectionString } = source.connection;
    throw connectionString ? new DatabaseUnreachable(connectionString, error) : error;
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const openPool = (source: Source, { onError = () => {} }: OpenOptions): PortalPool => {
  const pool = new PortalPool({
    ...source.connection,
    ...LIMITS,
    ...(source.onConnect && { onConnect: source.onConnect }),
    pipeline: source.connections > 1,
    max: source.connections,
    idleTimeoutMillis: source.idleMs,
    allowExitOnIdle: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
};

/**
 * Opens PostgreSQL when `databaseUrl` is set, the embedded engine in `dataDir` otherwise, and brings its tables
 * up to date. Throws DataDirectoryInUse when another process has the directory, DatabaseUnreachable when the server
 * does not let it in, SchemaNewer when a later release was here.
 */
export const openDatabase = async (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<Database> => {
  const source = config.databaseUrl
    ? onServer(config.databaseUrl)
    : await onEmbedded(config.dataDir, options);
  try {
    if (options.migrate !== false)
      await withClient(source, (client) => migrateDatabase(client, options.upTo));
  } catch (error) {
    await source.release();
    throw error;
  }
  const pool = openPool(source, options);
  const orm = drizzle(pool, { schema });
  const guarded = guardOrm(orm);
  if (options.keepsStatements !== false) nameStatementsOf(guarded);
  return {
    orm: guarded,
    pool,
    engine: config.databaseUrl ? 'postgresql' : 'pglite',
    address: source.address,
    transaction: (work, transactionOptions) => runTransaction(orm, work, transactionOptions),
    maintenance: (work) => withClient(source, work),
    close: async () => {
      await pool.end();
      await source.release();
    },
  };
};
