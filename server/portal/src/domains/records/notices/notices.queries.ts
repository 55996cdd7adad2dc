import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { type OrPlace, type Places, writtenOnce } from 'server-kernel/db/written-once';
import { documents } from 'server-schema/records/documents';
import { annonces, annoncesLues, piecesJointes } from 'server-schema/records/notices';
import { isReader } from '../../shared/notices/audience.sql';

/** Notices on a board at most: the oldest fall off. */
const BOARD_SIZE = 200;
const ATTACHMENTS_AT_MOST = 50;

/** Published now, not withdrawn, and for her. */
const isVisible = (etudiantId: OrPlace<number>, now: OrPlace<Date>) =>
  and(
    lte(annonces.debutPublication, now),
    or(isNull(annonces.finPublication), gt(annonces.finPublication, now)),
    isNull(annonces.retireeLe),
    isReader(etudiantId),
  );

/** Names of the sections that a notice is for; null = the whole school. */
const SECTIONS = sql<string | null>`(
  select string_agg(q.libelle, ', ' order by q.libelle) from programmes q
  where q.programme_id = annonces.programme_id or q.programme_id in (
    select s.programme_id from annonces_sections s where s.annonce_id = annonces.annonce_id))`;

const selectNotices = writtenOnce((db, at: Places<{ etudiantId: number; now: Date }>) =>
  db
    .select({
      annonce: annonces,
      section: SECTIONS,
      pieces: sql<number>`(select count(*)::int from annonces_pieces_jointes p
        where p.annonce_id = ${annonces.annonceId})`,
      lueLe: annoncesLues.lueLe,
    })
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

/** Notes that the student has opened a notice, once; false when she may not read it, or there is none. */
export const markRead = async (db: Orm, annonceId: number, etudiantId: number, now: Date) => {
  const [row] = await db
    .select({ id: annonces.annonceId })
    .from(annonces)
    .where(and(eq(annonces.annonceId, annonceId), isVisible(etudiantId, now)));
  if (!row) return false;
  await db.insert(annoncesLues).values({ etudiantId, annonceId, lueLe: now }).onConflictDoNothing();
  return true;
};

/** Attachments of a notice that the student may read; null when she may not, or there is none. */
export const findAttachments = async (db: Orm, annonceId: number, etudiantId: number, now: Date) => {
  const rows = await db
    .select({ id: documents.documentId, nom: documents.nom, extension: documents.extension })
    .from(annonces)
    .leftJoin(piecesJointes, eq(piecesJointes.annonceId, annonces.annonceId))
    .leftJoin(documents, eq(documents.documentId, piecesJointes.documentId))
    .where(and(eq(annonces.annonceId, annonceId), isVisible(etudiantId, now)))
    .orderBy(asc(piecesJointes.ordre))
    .limit(ATTACHMENTS_AT_MOST);
  return rows.length === 0 ? null : rows;
};

/** Whether a file is attached to a notice that the student may read. */
export const isAttachedToVisible = async (db: Orm, documentId: number, etudiantId: number, now: Date) => {
  const rows = await db
    .select({ id: annonces.annonceId })
    .from(piecesJointes)
    .innerJoin(annonces, eq(annonces.annonceId, piecesJointes.annonceId))
    .where(and(eq(piecesJointes.documentId, documentId), isVisible(etudiantId, now)))
    .limit(1);
  return rows.length > 0;
};
