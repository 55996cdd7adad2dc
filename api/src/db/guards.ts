import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import type { Orm } from './orm';
import { assertOutsideTransaction } from './transaction';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** The pool that `pg` has, which refuses to be used inside one's own transaction. */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    assertOutsideTransaction();
    if (!callback) return super.connect();
    // A connection that another request gives back is handed over in that one's context.
    super.connect(AsyncResource.bind(callback));
    return undefined;
  }
}

const STATEMENTS = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'execute',
  'query',
  'with',
  'transaction',
  '$count',
]);

/**
 * The same refusal for drizzle, where a statement is written: it is sent later, when it is awaited, and Node
 * loses track of the transaction there.
 */
export const guardOrm = (orm: Orm): Orm =>
  new Proxy(orm, {
    get: (target, key) => {
      if (typeof key === 'string' && STATEMENTS.has(key)) assertOutsideTransaction();
      return Reflect.get(target, key);
    },
  });
