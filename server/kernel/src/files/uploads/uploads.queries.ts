import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { empreintesDeposees, televersements } from 'server-schema/platform/uploads';
import type { FileUsage } from 'shared-contract/documents/documents';
import type { Executor } from '../../db/client';

export interface NewUpload {
  id: string;
  compteId: number;
  usage: FileUsage;
  name: string;
  size: number;
}

/** Writes down an upload that is about to begin. */
export const insertResumable = async (db: Executor, upload: NewUpload, now: Date): Promise<void> => {
  const { id, compteId, usage, name, size } = upload;
  await db
    .insert(televersements)
    .values({ televersementId: id, compteId, usage, nom: name, taille: size, creeLe: now });
};

/** An upload of this account; null for anybody else's. */
export const findResumable = async (db: Executor, id: string, compteId: number) => {
  const [row] = await db
    .select()
    .from(televersements)
    .where(and(eq(televersements.televersementId, id), eq(televersements.compteId, compteId)))
    .limit(1);
  return row ?? null;
};

export type Resumable = NonNullable<Awaited<ReturnType<typeof findResumable>>>;

/** Notes the document in which an upload ended. */
export const finishResumable = async (db: Executor, id: string, documentId: number): Promise<void> => {
  await db.update(televersements).set({ documentId }).where(eq(televersements.televersementId, id));
};

export const deleteResumable = async (db: Executor, id: string): Promise<void> => {
  await db.delete(televersements).where(eq(televersements.televersementId, id));
};

/** Forgets unfinished uploads that began before an instant; resolves to their identifiers. */
export const deleteResumableBefore = async (db: Executor, before: Date): Promise<string[]> => {
  const rows = await db
    .delete(televersements)
    .where(and(isNull(televersements.documentId), lt(televersements.creeLe, before)))
    .returning({ id: televersements.televersementId });
  return rows.map(({ id }) => id);
};

/** A deposited digest: when it came first. */
export interface Deposit {
  deposeeLe: Date;
}

/** Writes down a deposited SHA-256; false when it was already deposited, the first instant stands then. */
export const insertDeposit = async (
  db: Executor,
  compteId: number,
  empreinte: string,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(empreintesDeposees)
    .values({ compteId, empreinte, deposeeLe: now })
    .onConflictDoNothing()
    .returning({ empreinte: empreintesDeposees.empreinte });
  return rows.length > 0;
};

const isDeposit = (compteId: number, empreinte: string) =>
  and(eq(empreintesDeposees.compteId, compteId), eq(empreintesDeposees.empreinte, empreinte));

/** When an account deposited digests after an instant, newest first, at most `limit` of them. */
export const lastDeposits = async (
  db: Executor,
  compteId: number,
  after: Date,
  limit: number,
): Promise<Date[]> => {
  const rows = await db
    .select({ deposeeLe: empreintesDeposees.deposeeLe })
    .from(empreintesDeposees)
    .where(and(eq(empreintesDeposees.compteId, compteId), gt(empreintesDeposees.deposeeLe, after)))
    .orderBy(desc(empreintesDeposees.deposeeLe))
    .limit(limit);
  return rows.map(({ deposeeLe }) => deposeeLe);
};

/** An account's deposit of a digest; null when there is none. */
export const findDeposit = async (
  db: Executor,
  compteId: number,
  empreinte: string,
): Promise<Deposit | null> => {
  const [row] = await db
    .select({ deposeeLe: empreintesDeposees.deposeeLe })
    .from(empreintesDeposees)
    .where(isDeposit(compteId, empreinte));
  return row ?? null;
};
