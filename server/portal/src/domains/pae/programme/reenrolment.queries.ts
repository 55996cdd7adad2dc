import { eq } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { etudiants } from 'server-schema/records/people';

/** State of the re-enrolment that blocks the annual programme (CONTRACT §5.7). */
export const findReenrolment = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({ financable: etudiants.financable, etape: etudiants.etapeReinscription })
    .from(etudiants)
    .where(eq(etudiants.etudiantId, etudiantId));
  return row ?? null;
};
