import { lt } from 'drizzle-orm';
import type { Executor, Orm } from '../../db/client';
import { accesInclusif } from '../../db/schema/inclusive';

/** Adds one line; lines are never changed. */
export const insertInclusiveAccess = async (
  db: Executor,
  line: typeof accesInclusif.$inferInsert,
): Promise<void> => {
  await db.insert(accesInclusif).values(line);
};

/** Removes what is older than the retention of the audit; resolves to the number of lines. */
export const deleteInclusiveAccessBefore = async (db: Orm, before: Date): Promise<number> =>
  (await db.delete(accesInclusif).where(lt(accesInclusif.at, before))).rowCount ?? 0;
