import { and, eq, isNull } from 'drizzle-orm';
import { contenus, documents, documentsInscription } from 'server-schema/records/documents';
import type { Orm } from '../db/client';

/** A stored file without its bytes; `luLe` is null while it was never served to its owner. */
export const findFile = async (db: Orm, documentId: number) => {
  const [row] = await db
    .select({
      file: documents,
      inscriptionId: documentsInscription.inscriptionId,
      luLe: documentsInscription.luLe,
    })
    .from(documents)
    .leftJoin(documentsInscription, eq(documentsInscription.documentId, documents.documentId))
    .where(eq(documents.documentId, documentId))
    .limit(1);
  return row ?? null;
};

export type FoundFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** Bytes that are kept in the database, by the SHA-256 of the content. */
export const findContent = async (db: Orm, empreinte: string): Promise<Buffer | null> => {
  const [row] = await db
    .select({ contenu: contenus.contenu })
    .from(contenus)
    .where(eq(contenus.empreinte, empreinte))
    .limit(1);
  return row?.contenu ?? null;
};

/** A document is read once it was served to its owner (CONTRACT §3); the first time counts. */
export const markRead = async (db: Orm, documentId: number, now: Date): Promise<void> => {
  await db
    .update(documentsInscription)
    .set({ luLe: now })
    .where(and(eq(documentsInscription.documentId, documentId), isNull(documentsInscription.luLe)));
};
