import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { imports } from 'server-schema/platform/imports';
import { copiesDonnees } from 'server-schema/platform/own-data';
import { documents } from 'server-schema/records/documents';
import type { Executor } from '../db/client';

/** Forgets the uploads of before an instant that nothing was attached to; resolves to the digests of their bytes. */
export const deleteOrphansBefore = async (db: Executor, before: Date): Promise<string[]> => {
  const isOrphan = and(
    isNull(documents.attacheLe),
    isNotNull(documents.empreinteRecue),
    lt(documents.modifieLe, before),
  );
  const orphans = await db.delete(documents).where(isOrphan).returning({ empreinte: documents.empreinte });
  return orphans.map(({ empreinte }) => empreinte);
};

/** True while a document, a data copy or a package refers to these bytes. */
export const isStored = async (db: Executor, empreinte: string): Promise<boolean> =>
  (await db.$count(documents, eq(documents.empreinte, empreinte))) > 0 ||
  (await db.$count(copiesDonnees, eq(copiesDonnees.empreinte, empreinte))) > 0 ||
  (await db.$count(imports, and(eq(imports.empreinte, empreinte), isNull(imports.effaceLe)))) > 0;
