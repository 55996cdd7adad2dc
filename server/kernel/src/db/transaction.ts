import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Orm, Tx } from './orm';

const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Attempts of a transaction that loses to another one: serialisation failures, deadlocks. */
const MAX_ATTEMPTS = 5;
const RETRYABLE = new Set(['40001', '40P01']);

/** SQLSTATE of a database error, looked for in its causes too (drizzle wraps what the driver throws). */
export const sqlStateOf = (error: unknown): string | null => {
  for (let one = error; one instanceof Error; one = one.cause) {
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  }
  return null;
};

/**
 * Throws when called from within a transaction: another connection would wait for it, on the embedded engine
 * for ever, and would not see its rows.
 */
export const assertOutsideTransaction = (): void => {
  if (currentTransaction.getStore()?.isOpen) {
    throw new Error('this code runs inside a transaction: use its `tx`, not the pool or `orm`');
  }
};

type CommitHook = (tx: Tx) => Promise<void>;

const commitHooks = new AsyncLocalStorage<CommitHook>();

/** Runs `run`; every transaction begun from there ends with `hook`, and commits or rolls back with it. */
export const withCommitHook = <T>(hook: CommitHook, run: () => T): T => commitHooks.run(hook, run);

const runOnce = async <T>(
  orm: Orm,
  work: (tx: Tx) => Promise<T>,
  options?: PgTransactionConfig,
): Promise<T> => {
  const scope = { isOpen: true };
  const hook = commitHooks.getStore();
  const workAndHook = async (tx: Tx): Promise<T> => {
    const result = await work(tx);
    await hook?.(tx);
    return result;
  };
  return orm.transaction(
    (tx) =>
      currentTransaction
        .run(scope, () => workAndHook(tx))
        .finally(() => {
          scope.isOpen = false;
        }),
    options,
  );
};

/** Runs `work` in a transaction, again from its start when the database asks for it; `work` must bear that. */
export const runTransaction = async <T>(
  orm: Orm,
  work: (tx: Tx) => Promise<T>,
  options?: PgTransactionConfig,
): Promise<T> => {
  assertOutsideTransaction();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(orm, work, options);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRYABLE.has(sqlStateOf(error) ?? '')) throw error;
      await wait(Math.random() * 20 * 2 ** attempt);
    }
  }
};
