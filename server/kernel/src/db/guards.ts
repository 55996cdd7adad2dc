import type { Orm } from './orm';
import { assertOutsideTransaction } from './transaction';

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
 * The refusal of the pool (portal-pool.ts) for drizzle, where a statement is written: it is sent later, when it is
 * awaited, and Node loses track of the transaction there.
 */
export const guardOrm = (orm: Orm): Orm =>
  new Proxy(orm, {
    get: (target, key) => {
      if (typeof key === 'string' && STATEMENTS.has(key)) assertOutsideTransaction();
      return Reflect.get(target, key);
    },
  });
