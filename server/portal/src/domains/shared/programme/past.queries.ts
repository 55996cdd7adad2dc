import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import { anneesAcademiques } from 'server-schema/records/catalogue';
import { inscriptions, resultats } from 'server-schema/records/records';
import { RESULT_LIMITS } from 'shared-contract/base/limits';
import { findAcquiredWithoutResult } from './acquired-without-result.queries';
import { isAcquiredOutcome, type PastOutcome } from './past-outcome';

/** The best outcome of each unit that has a result of its own. */
const findResults = async (db: Executor, etudiantId: number): Promise<Map<number, PastOutcome>> => {
  const { session1, session2, session3, motSession1, motSession2, motSession3 } = resultats;
  // The last session decides: a word in the place of its mark is no success, whatever came before.
  const mark = sql<
    number | null
  >`case when coalesce(${session3}::text, ${motSession3}) is not null then ${session3}
    when coalesce(${session2}::text, ${motSession2}) is not null then ${session2} else ${session1} end`;
  const rows = await db
    .select({
      id: resultats.uniteEnseignementId,
      dispense: resultats.dispense,
      transfert: resultats.transfert,
      mark: mark.mapWith(Number).as('mark'),
      hasMark: sql<boolean>`${mark} is not null`,
      hasWord: sql<boolean>`coalesce(${motSession3}, ${motSession2}, ${motSession1}) is not null`,
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
  for (const { id, dispense, transfert, hasMark, hasWord, mark: value, annee } of rows) {
    if (dispense) put(id, { result: 'exempted', annee, mark: null });
    else if (hasMark && value >= RESULT_LIMITS.pass)
      put(id, { result: transfert ? 'transferred' : 'passed', annee, mark: value });
    else if (hasMark || hasWord) put(id, { result: 'failed', annee, mark: hasMark ? value : null });
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
