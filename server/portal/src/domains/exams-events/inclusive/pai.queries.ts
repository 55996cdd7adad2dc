import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { demandesInclusif, lignesPai } from 'server-schema/exams-events/inclusive';
import { unitesEnseignement } from 'server-schema/records/catalogue';

/** Arrangements of a support plan, by unit code. */
export const findPaiRows = (db: Executor, id: number) =>
  db
    .select({
      UniteEnseignementCode: unitesEnseignement.code,
      Libelle: unitesEnseignement.libelle,
      UniteEnseignementCoursEnAnglais: unitesEnseignement.coursEnAnglais,
      Amenagements: lignesPai.amenagements,
    })
    .from(lignesPai)
    .innerJoin(unitesEnseignement, eq(unitesEnseignement.uniteEnseignementId, lignesPai.uniteEnseignementId))
    .where(eq(lignesPai.demandeDecretInclusifId, id))
    .orderBy(asc(unitesEnseignement.code));

/** The plan is signed from then on. */
export const markPaiSigned = async (tx: Tx, id: number, now: Date, recuNumero: string): Promise<void> => {
  await tx
    .update(demandesInclusif)
    .set({ paiSigneLe: now, recuNumero })
    .where(and(eq(demandesInclusif.demandeDecretInclusifId, id), isNull(demandesInclusif.paiSigneLe)));
};
