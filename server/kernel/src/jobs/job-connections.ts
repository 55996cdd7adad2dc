import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { PortalPool } from '../db/portal-pool';

type Rows = Awaited<ReturnType<Db['executeSql']>>;

/** A script of several statements has a result for each. */
const rowsOf = (result: pg.QueryResult | pg.QueryResult[]): Rows => ({
  rows: [result].flat().flatMap(({ rows }) => rows),
});

/** The job library on one connection. */
export const jobsOnClient = (client: Pick<pg.ClientBase, 'query'>): Db => ({
  executeSql: async (text, values) => {
    try {
      return rowsOf(await client.query(text, values));
    } catch (error) {
      // A script that broke off leaves its transaction open, in which the next statement would be refused.
      await client.query('rollback').catch(() => {});
      throw error;
    }
  },
});

/** The job library on the portal's own pool. */
export const jobsOnPool = (pool: PortalPool): Db => ({
  executeSql: async (text, values) => {
    const client = await pool.connect();
    try {
      return await jobsOnClient(client).executeSql(text, values);
    } finally {
      client.release();
    }
  },
});
