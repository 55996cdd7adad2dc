import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { etudiants } from '../../db/schema/records/people';

/** The student of a matricule; null when there is none. */
export const findStudentOf = async (tx: Executor, matricule: string): Promise<number | null> => {
  const [row] = await tx
    .select({ etudiantId: etudiants.etudiantId })
    .from(etudiants)
    .where(eq(etudiants.matricule, matricule));
  return row?.etudiantId ?? null;
};
