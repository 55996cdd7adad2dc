import { and, count, isNotNull, isNull, sum } from 'drizzle-orm';
import type { Orm } from '../../db/client';
import { televersements } from '../../db/schema/platform/uploads';
import { documents } from '../../db/schema/records/documents';

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
