import { eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { emailsAConfirmer } from 'server-schema/records/people';

export type EmailToConfirm = typeof emailsAConfirmer.$inferSelect;

/** The student's other writes of her contact data wait until the end of the transaction. */
export const lockStudent = async (tx: Tx, etudiantId: number): Promise<void> => {
  await tx.execute(sql`select 1 from etudiants where etudiant_id = ${etudiantId} for no key update`);
};

/** The last e-mail address for which the student was sent a code, over or not; null when there was none. */
export const findEmailToConfirm = async (
  db: Executor,
  etudiantId: number,
): Promise<EmailToConfirm | null> => {
  const [row] = await db.select().from(emailsAConfirmer).where(eq(emailsAConfirmer.etudiantId, etudiantId));
  return row ?? null;
};

/** Keeps the address that waits, in the place of the one before. */
export const keepEmailToConfirm = async (tx: Tx, row: EmailToConfirm): Promise<void> => {
  await tx
    .insert(emailsAConfirmer)
    .values(row)
    .onConflictDoUpdate({ target: emailsAConfirmer.etudiantId, set: row });
};

/** One more code was tried in vain. */
export const countTry = async (tx: Tx, etudiantId: number): Promise<void> => {
  await tx
    .update(emailsAConfirmer)
    .set({ essais: sql`${emailsAConfirmer.essais} + 1` })
    .where(eq(emailsAConfirmer.etudiantId, etudiantId));
};

/** The code is worth nothing any more; what was sent in the hour still counts. */
export const endEmailCode = async (tx: Tx, etudiantId: number): Promise<void> => {
  await tx
    .update(emailsAConfirmer)
    .set({ empreinteCode: null })
    .where(eq(emailsAConfirmer.etudiantId, etudiantId));
};
