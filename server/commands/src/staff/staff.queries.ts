import { eq } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { etudiants } from 'server-schema/records/people';

/** The student of a matricule; null when there is none. */
export const findStudentOf = async (tx: Executor, matricule: string): Promise<number | null> => {
  const [row] = await tx
    .select({ etudiantId: etudiants.etudiantId })
    .from(etudiants)
    .where(eq(etudiants.matricule, matricule));
  return row?.etudiantId ?? null;
};
