import { and, count, gt, isNotNull, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { attentesTp } from 'server-schema/exams-events/tp-wishes';
import { televersements } from 'server-schema/platform/uploads';
import { documents } from 'server-schema/records/documents';

/** How many files of everybody wait to be used, and their bytes: begun, or sent whole. */
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

/**
 * How many wishes for full groups wait, have a place kept, or have one whose time to refuse is over and that nobody made
 * final yet.
 */
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
