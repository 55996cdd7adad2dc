import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from 'server-schema';

/** Statements outside any transaction. */
export type Orm = NodePgDatabase<typeof schema>;

/** Statements of one transaction. */
export type Tx = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Runs a query alone or in its caller's transaction. */
export type Executor = Orm | Tx;
