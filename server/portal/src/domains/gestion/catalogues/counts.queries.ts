import { sql } from 'drizzle-orm';
import type { Executor } from 'server-kernel/db/client';
import type { CatalogueHead } from 'shared-contract/catalogues/catalogues';
import type { Scope } from '../scope.queries';
import { isListed } from './entries/exams.queries';
import { inScope, sectionsOf, sectionsOfSupport } from './sections.sql';

/** Rows of each catalogue that a scope sees on a day. */
export const countEntries = async (
  db: Executor,
  scope: Scope,
  today: string,
): Promise<CatalogueHead['Comptes']> => {
  const { rows } = await db.execute<CatalogueHead['Comptes']>(sql`select
    (select count(*)::int from supports s
      where ${inScope(sectionsOfSupport(sql`s.support_id`), scope)}) as syllabus,
    (select count(*)::int from groupes_tp g
      where ${inScope(sectionsOf(sql`g.activite_apprentissage_id`), scope)}) as groupes,
    (select count(*)::int from examens x join sessions_examens s using (session_id)
      join annees_academiques an using (annee_academique_id)
      where ${isListed(today)} and ${inScope(sectionsOf(sql`x.activite_apprentissage_id`), scope)}) as examens`);
  return rows[0] ?? { syllabus: 0, groupes: 0, examens: 0 };
};
