import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';

/** A support on sale; the price is in cents. */
export type SupportRow = {
  supportId: number;
  codeInterne: string;
  type: string;
  libelle: string;
  prix: number;
  /** Codes and labels of the activities that use it. */
  activites: string[];
  /** One of the student's activities of the year uses it. */
  estListe: boolean;
};

/** A school sells some hundreds of supports; this only bounds the answer. */
const MAX_SUPPORTS = 2000;

/** Whose list it is, and the Brussels day that says which academic year is in progress. */
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

const select = async (db: Executor, buyer: Buyer, filter: SQL): Promise<SupportRow[]> => {
  const { rows } = await db.execute<SupportRow>(sql`
    select s.support_id as "supportId", s.code_interne as "codeInterne", s.type, s.libelle, s.prix,
      ${isListed(buyer)} as "estListe",
      array(select a.code || ' ' || a.libelle from supports_activites sa
        join activites_apprentissage a using (activite_apprentissage_id)
        where sa.support_id = s.support_id order by a.code) as activites
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
