import { eq, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { comptes, etudiants } from 'server-schema';
import type { DataSubject } from './rows.queries';

/** Person of a matricule, with or without an account; null when unknown. */
export const findSubject = async (
  db: Executor,
  matricule: string,
): Promise<(DataSubject & { prenom: string; nom: string }) | null> => {
  const [row] = await db
    .select({
      etudiantId: etudiants.etudiantId,
      compteId: sql<number>`coalesce(${comptes.compteId}, 0)`,
      prenom: etudiants.prenom,
      nom: etudiants.nom,
    })
    .from(etudiants)
    .leftJoin(comptes, eq(comptes.etudiantId, etudiants.etudiantId))
    .where(eq(etudiants.matricule, matricule));
  return row ?? null;
};
