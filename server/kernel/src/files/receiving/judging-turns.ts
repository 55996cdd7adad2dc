import pLimit, { type LimitFunction } from 'p-limit';

/** Files judged at once in this process: each is held whole in memory while it is. */
const AT_ONCE = 2;

const all = pLimit(AT_ONCE);
const perAccount = new Map<number, LimitFunction>();

/**
 * Runs a judgement when its turn comes: one at a time per account, so that who sends many files, or files that take
 * long to judge, leaves a place to the others.
 */
export const inTurn = async <Result>(compteId: number, judge: () => Promise<Result>): Promise<Result> => {
  const own = perAccount.get(compteId) ?? pLimit(1);
  perAccount.set(compteId, own);
  try {
    return await own(() => all(judge));
  } finally {
    if (own.activeCount + own.pendingCount === 0) perAccount.delete(compteId);
  }
};
