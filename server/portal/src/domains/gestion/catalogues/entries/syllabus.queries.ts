import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { supports } from 'server-schema/orders/orders';
import { dayOf, instantAt } from 'shared-contract/base/days';
import { CATALOGUE_LIMITS, type SyllabusValues } from 'shared-contract/catalogues/catalogues';
import { saleStart } from 'shared-contract/orders/orders';
import { activitiesOf, unitsInEnglish } from '../../../shared/people/support-units.sql';
import type { Scope } from '../../scope.queries';
import { inScope, sectionsOfSupport } from '../sections.sql';

export type SupportEntryRow = {
  id: number;
  code: string;
  libelle: string;
  type: string;
  prix: number;
  stock: number | null;
  retire: boolean;
  sections: number[];
};

export type SupportListRow = SupportEntryRow & {
  activites: string[];
  /** Titles of their units that are given in English. */
  enAnglais: string[];
  commandes: number;
  exemplaires: number;
};

const sections = sectionsOfSupport(sql`s.support_id`);

const COLUMNS = sql`s.support_id as id, s.code_interne as code, s.libelle, s.type, s.prix, s.stock, s.retire,
  ${sections} as sections`;

/** Copies that were ordered since the sale of an instant began, by support. */
const ordered = (now: Date): SQL => sql`(
  select l.support_id, count(*)::int as commandes, sum(l.quantite)::int as exemplaires
  from lignes_commande l join commandes c using (commande_id)
  where c.date_heure >= ${instantAt(saleStart(dayOf(now)), '00:00').toISOString()}::timestamptz
  group by l.support_id)`;

/** Course materials of a scope, by title. */
export const findSupportList = async (db: Executor, scope: Scope, now: Date): Promise<SupportListRow[]> => {
  const { rows } = await db.execute<SupportListRow>(sql`
    select ${COLUMNS}, coalesce(o.commandes, 0) as commandes, coalesce(o.exemplaires, 0) as exemplaires,
      ${activitiesOf(sql`s.support_id`)} as activites,
      ${unitsInEnglish(sql`s.support_id`)} as "enAnglais"
    from supports s left join ${ordered(now)} o using (support_id)
    where ${inScope(sections, scope)}
    order by s.libelle, s.code_interne limit ${CATALOGUE_LIMITS.rows}`);
  return rows;
};

/** One course material; where it is locked, orders of it wait. */
export const findSupportEntry = async (
  db: Executor,
  id: number,
  isLocked: boolean,
): Promise<SupportEntryRow | null> => {
  const { rows } = await db.execute<SupportEntryRow>(
    sql`select ${COLUMNS} from supports s where s.support_id = ${id} ${isLocked ? sql`for no key update of s` : sql``}`,
  );
  return rows[0] ?? null;
};

/** Orders of the sale under way that hold a support, and their copies. */
export const countOrdered = async (db: Executor, id: number, now: Date) => {
  const { rows } = await db.execute<{ commandes: number; exemplaires: number }>(
    sql`select o.commandes, o.exemplaires from ${ordered(now)} o where o.support_id = ${id}`,
  );
  return rows[0] ?? { commandes: 0, exemplaires: 0 };
};

/** Writes a course material. */
export const writeSupport = async (tx: Tx, id: number, wanted: SyllabusValues): Promise<void> => {
  await tx
    .update(supports)
    .set({
      libelle: wanted.SupportCoursLibelle,
      type: wanted.TypeSupportCours,
      prix: wanted.SupportCoursPrix,
      stock: wanted.Stock,
      retire: wanted.Retire,
    })
    .where(eq(supports.supportId, id));
};
