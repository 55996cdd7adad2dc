import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { anneesAcademiques } from 'server-schema/records/catalogue';
import { inscriptions, resultats } from 'server-schema/records/records';
import { RESULT_LIMITS } from 'shared-contract/base/limits';
import { findAcquiredWithoutResult } from './acquired-without-result.queries';
import { isAcquiredOutcome, type PastOutcome } from './past-outcome';

/** The best outcome of each unit that has a result of its own. */
const findResults = async (db: Executor, etudiantId: number): Promise<Map<number, PastOutcome>> => {
  const mark = sql<
    number | null
  >`coalesce(${resultats.session3}, ${resultats.session2}, ${resultats.session1})`;
  const rows = await db
    .select({
      id: resultats.uniteEnseignementId,
      dispense: resultats.dispense,
      transfert: resultats.transfert,
      mark: mark.mapWith(Number).as('mark'),
      hasMark: sql<boolean>`${mark} is not null`,
      annee: anneesAcademiques.valeur,
    })
    .from(resultats)
    .innerJoin(inscriptions, eq(inscriptions.inscriptionId, resultats.inscriptionId))
    .innerJoin(anneesAcademiques, eq(anneesAcademiques.anneeAcademiqueId, inscriptions.anneeAcademiqueId))
    .where(and(eq(inscriptions.etudiantId, etudiantId), isNull(resultats.activiteApprentissageId)))
    .orderBy(asc(anneesAcademiques.debut));
  const past = new Map<number, PastOutcome>();
  const put = (id: number, outcome: PastOutcome) => {
    const before = past.get(id);
    if (!before || before.result === 'failed') past.set(id, outcome);
  };
  for (const { id, dispense, transfert, hasMark, mark: value, annee } of rows) {
    if (dispense) put(id, { result: 'exempted', annee, mark: null });
    else if (hasMark && value >= RESULT_LIMITS.pass)
      put(id, { result: transfert ? 'transferred' : 'passed', annee, mark: value });
    else if (hasMark) put(id, { result: 'failed', annee, mark: value });
  }
  return past;
};

/** The best outcome of each unit: its results, and what was acquired although no result here says so. */
export const findPast = async (db: Executor, etudiantId: number): Promise<Map<number, PastOutcome>> => {
  const past = await findResults(db, etudiantId);
  for (const { id, result, annee } of await findAcquiredWithoutResult(db, etudiantId))
    if (!isAcquiredOutcome(past.get(id))) past.set(id, { result, annee, mark: null });
  return past;
};
