import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { documents } from 'server-schema/records/documents';
import type { FileUsage } from 'shared-contract/documents/documents';
import type { Executor } from '../../db/client';
import type { ValidatedFile } from '../checks/validate-file';

/** Owner of an upload: account and its student; null for the school's own. */
export interface FileOwner {
  compteId: number;
  etudiantId: number | null;
}

/** A student's own. */
export interface StudentOwner extends FileOwner {
  etudiantId: number;
}

/** A judged file as it will be found again. */
export interface StoredFile {
  file: ValidatedFile;
  usage: FileUsage;
  /** SHA-256 of the bytes that are kept, and of those that were sent. */
  empreinte: string;
  empreinteRecue: string;
}

/** Writes down a stored upload that is attached to nothing yet; resolves to its DocumentID. */
export const insertUpload = async (
  db: Executor,
  owner: FileOwner,
  { file, usage, empreinte, empreinteRecue }: StoredFile,
  now: Date,
): Promise<number> => {
  const [row] = await db
    .insert(documents)
    .values({
      nom: file.name,
      extension: file.kind.extension,
      typeContenu: file.kind.mediaType,
      taille: file.bytes.length,
      empreinte,
      empreinteRecue,
      usage,
      etudiantId: owner.etudiantId,
      compteId: owner.compteId,
      modifieLe: now,
    })
    .returning({ documentId: documents.documentId });
  if (!row) throw new Error('the upload was not written');
  return row.documentId;
};

/** An upload of this owner, attached or not. */
export const findUpload = async (db: Executor, owner: FileOwner, documentId: number) => {
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.documentId, documentId),
        eq(documents.compteId, owner.compteId),
        owner.etudiantId === null ? isNull(documents.etudiantId) : eq(documents.etudiantId, owner.etudiantId),
      ),
    )
    .limit(1);
  return row ?? null;
};

/** Marks an upload as attached, for what it is used; false when it already was. */
export const markAttached = async (
  db: Executor,
  documentId: number,
  usage: FileUsage,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .update(documents)
    .set({ attacheLe: now, usage })
    .where(and(eq(documents.documentId, documentId), isNull(documents.attacheLe)))
    .returning({ documentId: documents.documentId });
  return rows.length > 0;
};

/** Frees an upload that something used: it is swept a day later, unless it is used again. */
export const markDetached = async (
  db: Executor,
  documentIds: readonly number[],
  now: Date,
): Promise<void> => {
  if (documentIds.length === 0) return;
  await db
    .update(documents)
    .set({ attacheLe: null, modifieLe: now })
    .where(and(inArray(documents.documentId, [...documentIds]), isNotNull(documents.empreinteRecue)));
};
