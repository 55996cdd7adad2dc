import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { annonces, type annoncesChangements, documents, piecesJointes } from 'server-schema';

/** SQL: sections of a notice, by name; none = whole school. */
const SECTIONS = sql<{ ProgrammeID: number; Libelle: string }[]>`coalesce((
  select json_agg(json_build_object('ProgrammeID', q.programme_id, 'Libelle', q.libelle) order by q.libelle)
  from programmes q where q.programme_id = annonces.programme_id or q.programme_id in (
    select s.programme_id from annonces_sections s where s.annonce_id = annonces.annonce_id)), '[]'::json)`;

const FILES = sql<number[]>`array(select p.document_id from annonces_pieces_jointes p
  where p.annonce_id = annonces.annonce_id order by p.ordre)`;

/** Columns selected of `annonces`. */
export const NOTICE = { annonce: annonces, sections: SECTIONS, pieces: FILES };

export interface FoundNotice {
  annonce: typeof annonces.$inferSelect;
  sections: { ProgrammeID: number; Libelle: string }[];
  /** Documents, in their order. */
  pieces: number[];
}

/** Content of a notice, with its end. */
export type NoticeColumns = Omit<typeof annonces.$inferInsert, 'annonceId' | 'programmeId'>;

/** A change of a notice with its author; null when the account is gone. */
export interface FoundChange {
  change: typeof annoncesChangements.$inferSelect;
  par: string | null;
}

/** A package may bring more files than the desk accepts: what is answered is bounded. */
const MAX_FILES = 50;

/** The files of a notice, in their order. */
export const findNoticeFiles = (db: Executor, annonceId: number) =>
  db
    .select({ file: documents })
    .from(piecesJointes)
    .innerJoin(documents, eq(documents.documentId, piecesJointes.documentId))
    .where(eq(piecesJointes.annonceId, annonceId))
    .orderBy(asc(piecesJointes.ordre))
    .limit(MAX_FILES);
