import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { copiesDonnees } from 'server-schema/platform/own-data';
import { documents } from 'server-schema/records/documents';
import { DATA_COPY_LIMITS } from 'shared-contract/base/limits';

export type CopyRow = typeof copiesDonnees.$inferSelect;

/** Copies listed, and attempts for one. */
const MAX_LISTED = 5;
const MAX_ATTEMPTS = 3;

/** Lease of a claimed copy; after it another server takes over. */
const CLAIM_LEASE = sql`interval '5 minutes'`;

/** A student's copies, newest first. */
export const findCopies = (db: Executor, etudiantId: number): Promise<CopyRow[]> =>
  db
    .select()
    .from(copiesDonnees)
    .where(eq(copiesDonnees.etudiantId, etudiantId))
    .orderBy(desc(copiesDonnees.demandeeLe), desc(copiesDonnees.copieId))
    .limit(MAX_LISTED);

/** When a student asked for her last copies, newest first. */
export const findAsked = async (db: Executor, etudiantId: number): Promise<Date[]> => {
  const rows = await db
    .select({ demandeeLe: copiesDonnees.demandeeLe })
    .from(copiesDonnees)
    .where(eq(copiesDonnees.etudiantId, etudiantId))
    .orderBy(desc(copiesDonnees.demandeeLe))
    .limit(DATA_COPY_LIMITS.aDay);
  return rows.map(({ demandeeLe }) => demandeeLe);
};

/** Asks for a copy; null where one is being made already: the database lets one run at a time. */
export const insertCopy = async (
  tx: Executor,
  asked: Pick<CopyRow, 'compteId' | 'etudiantId' | 'demandeeLe'>,
): Promise<CopyRow | null> => {
  const [row] = await tx.insert(copiesDonnees).values(asked).onConflictDoNothing().returning();
  return row ?? null;
};

/** Takes the next copy on that is to be made, one of a server that died too; null without any. */
export const claimCopy = async (db: Orm): Promise<CopyRow | null> => {
  const [row] = await db
    .update(copiesDonnees)
    .set({ verrouJusquAu: sql`now() + ${CLAIM_LEASE}`, essais: sql`${copiesDonnees.essais} + 1` })
    .where(
      sql`${copiesDonnees.copieId} = (
        select copie_id from copies_donnees
        where prete_le is null and echouee_le is null and (verrou_jusqu_au is null or verrou_jusqu_au < now())
        order by demandee_le limit 1 for no key update skip locked)`,
    )
    .returning();
  return row ?? null;
};

/** Writes down that a copy is ready; false when another server was faster, or it is gone. */
export const completeCopy = async (
  tx: Executor,
  copieId: number,
  made: Required<Pick<CopyRow, 'empreinte' | 'taille' | 'preteLe' | 'expireLe'>>,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(copiesDonnees)
    .set({ ...made, verrouJusquAu: null })
    .where(and(eq(copiesDonnees.copieId, copieId), isNull(copiesDonnees.preteLe)));
  return (rowCount ?? 0) > 0;
};

/** Records a failed attempt; the third one is final. */
export const failCopy = async (db: Orm, { copieId, essais }: CopyRow, now: Date): Promise<void> => {
  const outcome = essais >= MAX_ATTEMPTS ? { echoueeLe: now } : {};
  await db
    .update(copiesDonnees)
    .set({ verrouJusquAu: null, ...outcome })
    .where(eq(copiesDonnees.copieId, copieId));
};

/** Forgets the copies whose days are over, and what failed as long ago; resolves to the digests of their bytes. */
export const deleteCopiesOver = async (db: Orm, now: Date, failedBefore: Date): Promise<string[]> => {
  const over = await db
    .delete(copiesDonnees)
    .where(sql`${lte(copiesDonnees.expireLe, now)} or ${lte(copiesDonnees.echoueeLe, failedBefore)}`)
    .returning({ empreinte: copiesDonnees.empreinte });
  return over.flatMap(({ empreinte }) => (empreinte === null ? [] : [empreinte]));
};

/** The files that are a student's own. */
export const findOwnFiles = (db: Executor, etudiantId: number) =>
  db
    .select({
      documentId: documents.documentId,
      nom: documents.nom,
      extension: documents.extension,
      empreinte: documents.empreinte,
      modifieLe: documents.modifieLe,
    })
    .from(documents)
    .where(eq(documents.etudiantId, etudiantId))
    .orderBy(documents.documentId);
