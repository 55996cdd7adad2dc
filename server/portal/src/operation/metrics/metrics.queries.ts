import { and, count, gt, isNotNull, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { attentesTp } from 'server-schema/exams-events/tp-wishes';
import { televersements } from 'server-schema/platform/uploads';
import { documents } from 'server-schema/records/documents';

/** Number and bytes of unused uploads of all accounts, finished or not. */
export const countWaitingUploads = async (db: Orm) => {
  const [begun] = await db
    .select({ files: count(), bytes: sum(televersements.taille).mapWith(Number) })
    .from(televersements)
    .where(isNull(televersements.documentId));
  const [sent] = await db
    .select({ files: count(), bytes: sum(documents.taille).mapWith(Number) })
    .from(documents)
    .where(and(isNull(documents.attacheLe), isNotNull(documents.empreinteRecue)));
  return {
    begun: { files: begun?.files ?? 0, bytes: begun?.bytes ?? 0 },
    sent: { files: sent?.files ?? 0, bytes: sent?.bytes ?? 0 },
  };
};

/** Number of wishes that wait, have a reserved place, or have one that is due but not yet final. */
export const countWishes = async (db: Orm, now: Date) => {
  const { reserveeJusquAu: until } = attentesTp;
  const [found] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isNull(until)})::int`,
      kept: sql<number>`count(*) filter (where ${gt(until, now)})::int`,
      expired: sql<number>`count(*) filter (where ${lte(until, now)})::int`,
    })
    .from(attentesTp);
  return { waiting: found?.waiting ?? 0, kept: found?.kept ?? 0, expired: found?.expired ?? 0 };
};
