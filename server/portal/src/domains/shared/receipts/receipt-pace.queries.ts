import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { tooMany } from 'server-kernel/errors';
import { waitOf } from 'server-kernel/pace';
import { recus } from 'server-schema';
import { daysBefore } from 'shared-contract/base/days';
import type { PaceLimit } from 'shared-contract/base/limits';

const TOO_MANY =
  'Vous avez reçu trop de reçus en peu de temps\u00a0: rien n’a été enregistré. Réessayez plus tard.';

/** Receipts of a student. */
export interface ReceiptsOf {
  etudiantId: number;
  now: Date;
}

/** 429, with the seconds to wait, where one more receipt would be more than the limit. */
export const requirePace = async (
  tx: Executor,
  { etudiantId, now }: ReceiptsOf,
  limit: PaceLimit,
): Promise<void> => {
  const rows = await tx
    .select({ date: recus.date })
    .from(recus)
    .where(and(eq(recus.etudiantId, etudiantId), gt(recus.date, daysBefore(now, 1))))
    .orderBy(desc(recus.date))
    .limit(limit.aDay);
  const wait = waitOf(
    rows.map(({ date }) => date),
    limit,
    now,
  );
  if (wait > 0) throw tooMany(wait, TOO_MANY);
};
