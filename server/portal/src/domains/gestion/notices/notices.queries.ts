import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { accountTitle } from 'server-kernel/db/account-name.sql';
import type { Executor, Orm, Tx } from 'server-kernel/db/client';
import { annonces, annoncesChangements, comptes, piecesJointes, programmes } from 'server-schema';
import { NOTICE_LIMITS } from 'shared-contract/notices/notices';
import { type Audience, readersOf } from '../../shared/notices/audience.sql';
import {
  type FoundChange,
  type FoundNotice,
  NOTICE,
  type NoticeColumns,
} from '../../shared/notices/notice.queries';
import { blockLetters } from '../../shared/programme/block-name.sql';
import type { Scope } from '../scope.queries';

/** SQL: a notice of the whole school, or of a section of the scope. */
const isSeen = (scope: Scope) => {
  if (scope === null) return undefined;
  const mine = sql`${sql.param([...scope])}::integer[]`;
  return or(
    isNull(annonces.programmeId),
    sql`annonces.programme_id = any(${mine})`,
    sql`exists (select 1 from annonces_sections s
      where s.annonce_id = annonces.annonce_id and s.programme_id = any(${mine}))`,
  );
};

const selected = (db: Executor) => db.select(NOTICE).from(annonces);

/** Notices of a scope, newest publication first. */
export const findDeskNotices = (db: Orm, scope: Scope) =>
  selected(db)
    .where(isSeen(scope))
    .orderBy(desc(annonces.debutPublication), desc(annonces.annonceId))
    .limit(NOTICE_LIMITS.rows);

/** One notice of a scope; null outside of it. */
export const findDeskNotice = async (
  db: Executor,
  annonceId: number,
  scope: Scope,
): Promise<FoundNotice | null> => {
  const [row] = await selected(db).where(and(eq(annonces.annonceId, annonceId), isSeen(scope)));
  return row ?? null;
};

/** Makes other changes of a notice wait for the end of the transaction. */
export const lockNotice = async (tx: Tx, annonceId: number): Promise<void> => {
  await tx
    .select({ id: annonces.annonceId })
    .from(annonces)
    .where(eq(annonces.annonceId, annonceId))
    .for('no key update');
};

/** Changes of a notice, newest first, with their authors. */
export const findNoticeChanges = (db: Executor, annonceId: number): Promise<FoundChange[]> =>
  db
    .select({ change: annoncesChangements, par: accountTitle() })
    .from(annoncesChangements)
    .leftJoin(comptes, eq(comptes.compteId, annoncesChangements.compteId))
    .where(eq(annoncesChangements.annonceId, annonceId))
    .orderBy(desc(annoncesChangements.changementId))
    .limit(NOTICE_LIMITS.changes);

export const insertNoticeChange = async (
  tx: Tx,
  change: typeof annoncesChangements.$inferInsert,
): Promise<void> => {
  await tx.insert(annoncesChangements).values(change);
};

export const insertNotice = async (tx: Tx, values: NoticeColumns): Promise<number> => {
  const [row] = await tx.insert(annonces).values(values).returning({ id: annonces.annonceId });
  if (!row) throw new Error('the notice was not written');
  return row.id;
};

export const updateNotice = async (
  tx: Tx,
  annonceId: number,
  values: Partial<NoticeColumns>,
): Promise<void> => {
  await tx.update(annonces).set(values).where(eq(annonces.annonceId, annonceId));
};

/** Sets the audience: the first section in the notice's row, the others beside it; none = whole school. */
export const setNoticeSections = async (
  tx: Tx,
  annonceId: number,
  sections: readonly number[],
): Promise<void> => {
  const [first = null, ...others] = [...sections].sort((a, b) => a - b);
  await tx.update(annonces).set({ programmeId: first }).where(eq(annonces.annonceId, annonceId));
  await tx.execute(sql`delete from annonces_sections where annonce_id = ${annonceId}`);
  if (others.length > 0)
    await tx.execute(sql`insert into annonces_sections (annonce_id, programme_id)
      select ${annonceId}, unnest(${sql.param(others)}::integer[])`);
};

/** Puts the files of a notice in their order. */
export const setNoticeFiles = async (
  tx: Tx,
  annonceId: number,
  documentIds: readonly number[],
): Promise<void> => {
  await tx.delete(piecesJointes).where(eq(piecesJointes.annonceId, annonceId));
  if (documentIds.length > 0)
    await tx
      .insert(piecesJointes)
      .values(documentIds.map((documentId, ordre) => ({ annonceId, documentId, ordre })));
};

/** Sections of a scope, with what says their years of study. */
export const findNoticeSections = (db: Executor, scope: Scope) =>
  db
    .select({
      ProgrammeID: programmes.programmeId,
      Code: programmes.code,
      Libelle: programmes.libelle,
      Cycle: programmes.cycle,
      Sigle: blockLetters(sql`${programmes}`),
      Blocs: programmes.blocs,
    })
    .from(programmes)
    .where(scope === null ? undefined : inArray(programmes.programmeId, [...scope]))
    .orderBy(asc(programmes.libelle));

/** Number of students of the current year whom a notice reaches. */
export const countReaders = async (db: Orm, audience: Audience, day: string): Promise<number> => {
  const { rows } = await db.execute<{ etudiants: number }>(readersOf(audience, day));
  return rows[0]?.etudiants ?? 0;
};
