import { desc, eq, lt } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { accesInclusif } from 'server-schema/exams-events/inclusive';

/** Inserts a line of the append-only trail. */
export const insertInclusiveAccess = async (
  db: Executor,
  line: typeof accesInclusif.$inferInsert,
): Promise<void> => {
  await db.insert(accesInclusif).values(line);
};

/** Removes what is older than the retention of the audit; resolves to the number of lines. */
export const deleteInclusiveAccessBefore = async (db: Orm, before: Date): Promise<number> =>
  (await db.delete(accesInclusif).where(lt(accesInclusif.at, before))).rowCount ?? 0;

/** The newest lines about a student, at most `count`; nothing for a student of whom there are none. */
export const findInclusiveAccess = (db: Executor, etudiantId: number, count: number) =>
  db
    .select({
      at: accesInclusif.at,
      actor: accesInclusif.actor,
      action: accesInclusif.action,
      documentId: accesInclusif.documentId,
      motif: accesInclusif.motif,
    })
    .from(accesInclusif)
    .where(eq(accesInclusif.etudiantId, etudiantId))
    .orderBy(desc(accesInclusif.id))
    .limit(count);
