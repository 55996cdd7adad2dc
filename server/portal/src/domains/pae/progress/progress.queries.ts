import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { paeUnites } from 'server-schema/pae/pae';
import { unitesEnseignement } from 'server-schema/records/catalogue';
import { deliberations, inscriptions, resultats } from 'server-schema/records/records';
import type { CatalogueUnit } from './build-progress';

const MAX_LINES = 5000;

/** Units of some enrolments, as their results list them. */
export const findStudied = (db: Executor, inscriptionIds: number[]) =>
  db
    .select({ inscriptionId: resultats.inscriptionId, id: resultats.uniteEnseignementId })
    .from(resultats)
    .where(and(inArray(resultats.inscriptionId, inscriptionIds), isNull(resultats.activiteApprentissageId)))
    .limit(MAX_LINES);

/** Units of the annual programmes of some enrolments that are settled or acquired there, newest programme first. */
export const findVerdicts = (db: Executor, inscriptionIds: number[]) =>
  db
    .select({
      inscriptionId: paeUnites.inscriptionId,
      id: paeUnites.uniteEnseignementId,
      isValidated: paeUnites.creditsValides,
      isExempted: paeUnites.dispense,
      motif: paeUnites.motif,
    })
    .from(paeUnites)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, paeUnites.inscriptionId))
    .where(
      and(
        inArray(paeUnites.inscriptionId, inscriptionIds),
        or(
          paeUnites.creditsValides,
          paeUnites.dispense,
          and(paeUnites.selection, inArray(inscriptions.statutPae, ['Signé', 'Validé'])),
        ),
      ),
    )
    .orderBy(desc(paeUnites.inscriptionId))
    .limit(MAX_LINES);

/** The last decision of a jury on each of these enrolments. */
export const findDecisions = async (
  db: Executor,
  inscriptionIds: number[],
): Promise<Map<number, string | null>> => {
  const rows = await db
    .selectDistinctOn([deliberations.inscriptionId], {
      id: deliberations.inscriptionId,
      decision: deliberations.decisionJury,
    })
    .from(deliberations)
    .where(inArray(deliberations.inscriptionId, inscriptionIds))
    .orderBy(
      deliberations.inscriptionId,
      sql`${deliberations.date} desc nulls last`,
      desc(deliberations.deliberationId),
    );
  return new Map(rows.map(({ id, decision }) => [id, decision]));
};

/** Those of these enrolments with which a jury ended the cycle. */
export const findGraduations = async (db: Executor, inscriptionIds: number[]): Promise<Set<number>> => {
  const rows = await db
    .selectDistinct({ id: deliberations.inscriptionId })
    .from(deliberations)
    .where(and(inArray(deliberations.inscriptionId, inscriptionIds), eq(deliberations.diplome, true)));
  return new Set(rows.map(({ id }) => id));
};

/** These units in the catalogue's words. */
export const findCatalogue = async (db: Executor, ids: number[]): Promise<Map<number, CatalogueUnit>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: unitesEnseignement.uniteEnseignementId,
      code: unitesEnseignement.code,
      libelle: unitesEnseignement.libelle,
      isInEnglish: unitesEnseignement.coursEnAnglais,
      ects: unitesEnseignement.ects,
    })
    .from(unitesEnseignement)
    .where(inArray(unitesEnseignement.uniteEnseignementId, ids));
  return new Map(rows.map(({ id, ...unit }) => [id, unit]));
};
