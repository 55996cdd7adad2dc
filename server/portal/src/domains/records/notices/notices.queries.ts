import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { type OrPlaceholder, type Placeholders, preparedQuery } from 'server-kernel/db/prepared-query';
import { annonces, annoncesLues, piecesJointes } from 'server-schema/records/notices';
import { isReader } from '../../shared/notices/audience.sql';
import { findNoticeFiles, NOTICE } from '../../shared/notices/notice.queries';

/** Notices on a board at most: the oldest fall off. */
const BOARD_SIZE = 200;

/** Published now, not withdrawn, and for her. */
const isVisible = (etudiantId: OrPlaceholder<number>, now: OrPlaceholder<Date>) =>
  and(
    lte(annonces.debutPublication, now),
    or(isNull(annonces.finPublication), gt(annonces.finPublication, now)),
    isNull(annonces.retireeLe),
    isReader(etudiantId),
  );

const selectNotices = preparedQuery((db, at: Placeholders<{ etudiantId: number; now: Date }>) =>
  db
    .select({ ...NOTICE, lueLe: annoncesLues.lueLe })
    .from(annonces)
    .leftJoin(
      annoncesLues,
      and(eq(annoncesLues.annonceId, annonces.annonceId), eq(annoncesLues.etudiantId, at.etudiantId)),
    )
    .where(isVisible(at.etudiantId, at.now))
    .orderBy(desc(annonces.debutPublication), desc(annonces.annonceId))
    .limit(BOARD_SIZE),
);

/** The notices that a student may read, newest publication first, and whether she has opened each. */
export const findNotices = (db: Orm, etudiantId: number, now: Date) => selectNotices(db, { etudiantId, now });

const isReadable = async (db: Orm, annonceId: number, etudiantId: number, now: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: annonces.annonceId })
    .from(annonces)
    .where(and(eq(annonces.annonceId, annonceId), isVisible(etudiantId, now)));
  return rows.length > 0;
};

/** Notes that the student has opened a notice, once; false when she may not read it, or there is none. */
export const markRead = async (db: Orm, annonceId: number, etudiantId: number, now: Date) => {
  if (!(await isReadable(db, annonceId, etudiantId, now))) return false;
  await db.insert(annoncesLues).values({ etudiantId, annonceId, lueLe: now }).onConflictDoNothing();
  return true;
};

/** Attachments of a notice that the student may read; null when she may not, or there is none. */
export const findAttachments = async (db: Orm, annonceId: number, etudiantId: number, now: Date) =>
  (await isReadable(db, annonceId, etudiantId, now)) ? findNoticeFiles(db, annonceId) : null;

/** True when a file is attached to a notice that the student may read. */
export const isAttachedToVisible = async (db: Orm, documentId: number, etudiantId: number, now: Date) => {
  const rows = await db
    .select({ id: annonces.annonceId })
    .from(piecesJointes)
    .innerJoin(annonces, eq(annonces.annonceId, piecesJointes.annonceId))
    .where(and(eq(piecesJointes.documentId, documentId), isVisible(etudiantId, now)))
    .limit(1);
  return rows.length > 0;
};
