import { type SQL, sql } from 'drizzle-orm';
import type { Executor, Tx } from 'server-kernel/db/client';
import { instantAt } from 'shared-contract/base/days';
import { saleStart } from 'shared-contract/orders/orders';
import { activitiesOf, unitsInEnglish } from '../shared/people/support-units.sql';

/** A support on sale; the price is in cents. */
export type SupportRow = {
  supportId: number;
  codeInterne: string;
  type: string;
  libelle: string;
  prix: number;
  /** Copies that may still be ordered; null = as many as are asked for. */
  restants: number | null;
  /** Codes and labels of the activities that use it. */
  activites: string[];
  /** Titles of their units that are given in English. */
  enAnglais: string[];
  /** One of the student's activities of the year uses it. */
  estListe: boolean;
};

/** A school sells some hundreds of supports; this only bounds the answer. */
const MAX_SUPPORTS = 2000;

/** Student whose list it is, and the Brussels day that selects the academic year. */
export interface Buyer {
  etudiantId: number;
  today: string;
}

const isListed = ({ etudiantId, today }: Buyer): SQL => sql`exists (
  select 1 from supports_activites sa
  join activites_apprentissage a using (activite_apprentissage_id)
  join resultats r on r.unite_enseignement_id = a.unite_enseignement_id
  join inscriptions i on i.inscription_id = r.inscription_id
  join annees_academiques an on an.annee_academique_id = i.annee_academique_id
  where sa.support_id = s.support_id and i.etudiant_id = ${etudiantId}
    and ${today}::date between an.debut and an.fin)`;

/** The stock, less what was ordered since the sale of that day began. */
const copiesLeft = ({ today }: Buyer): SQL => sql`case when s.stock is not null then greatest(0, s.stock - (
  select coalesce(sum(l.quantite), 0) from lignes_commande l join commandes c using (commande_id)
  where l.support_id = s.support_id
    and c.date_heure >= ${instantAt(saleStart(today), '00:00').toISOString()}::timestamptz))::int end`;

const select = async (db: Executor, buyer: Buyer, filter: SQL): Promise<SupportRow[]> => {
  const { rows } = await db.execute<SupportRow>(sql`
    select s.support_id as "supportId", s.code_interne as "codeInterne", s.type, s.libelle, s.prix,
      ${copiesLeft(buyer)} as restants,
      ${isListed(buyer)} as "estListe",
      ${activitiesOf(sql`s.support_id`)} as activites, ${unitsInEnglish(sql`s.support_id`)} as "enAnglais"
    from supports s
    where not s.retire and ${filter}
    order by s.libelle, s.code_interne
    limit ${MAX_SUPPORTS}`);
  return rows;
};

/** Supports on sale that the student's activities of the year use. */
export const findListedSupports = (db: Executor, buyer: Buyer): Promise<SupportRow[]> =>
  select(db, buyer, isListed(buyer));

/** The other supports on sale: what S1 §2 calls unlisted. */
export const findUnlistedSupports = (db: Executor, buyer: Buyer): Promise<SupportRow[]> =>
  select(db, buyer, sql`not ${isListed(buyer)}`);

/** Supports on sale with these internal codes; an unknown or withdrawn one is absent. */
export const findSupportsByCode = (db: Executor, buyer: Buyer, codes: string[]): Promise<SupportRow[]> =>
  select(
    db,
    buyer,
    sql`s.code_interne in (${sql.join(
      codes.map((code) => sql`${code}`),
      sql`, `,
    )})`,
  );

/**
 * Makes orders of what is sold in a limited number wait for one another, and for the desk, until the transaction ends.
 * Two locks: a support without a limit is held so that it gets none meanwhile, and its orders do not wait.
 */
export const lockStock = async (tx: Tx, codes: string[]): Promise<void> => {
  const isAsked = sql`s.code_interne = any(${sql.param(codes)}::text[])`;
  const { rows } = await tx.execute<{ stock: number | null }>(
    sql`select s.stock from supports s where ${isAsked} order by s.support_id for key share of s`,
  );
  if (rows.every(({ stock }) => stock === null)) return;
  await tx.execute(sql`select 1 from supports s where ${isAsked} and s.stock is not null
    order by s.support_id for no key update of s`);
};
