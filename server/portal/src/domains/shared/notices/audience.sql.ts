import { type SQL, sql } from 'drizzle-orm';
import type { OrPlaceholder } from 'server-kernel/db/prepared-query';
import { blockLetters } from '../programme/block-name.sql';

/** The year of study of an enrolment `i` in a programme `p`: `B2`, `M1`. */
const BLOCK = sql`(${blockLetters(sql`p`)} || i.bloc)`;

const isOfBlocks = (blocks: SQL): SQL => sql`(cardinality(${blocks}) = 0 or ${BLOCK} = any(${blocks}))`;

/**
 * SQL: a row of `annonces` is for a student: for the whole school, or for the section and year of her last enrolment.
 */
export const isReader = (etudiantId: OrPlaceholder<number>): SQL => sql`(
  (annonces.programme_id is null and cardinality(annonces.blocs) = 0) or exists (
    select 1 from inscriptions i join programmes p on p.programme_id = i.programme_id
    where i.etudiant_id = ${etudiantId}
      and i.annee_academique_id = (
        select max(l.annee_academique_id) from inscriptions l where l.etudiant_id = ${etudiantId})
      and (annonces.programme_id is null or i.programme_id = annonces.programme_id or i.programme_id in (
        select s.programme_id from annonces_sections s where s.annonce_id = annonces.annonce_id))
      and ${isOfBlocks(sql`annonces.blocs`)}))`;

/** For whom a notice would be: sections, null = the whole school; years of study, none = all of them. */
export interface Audience {
  sections: readonly number[] | null;
  blocks: readonly string[];
}

/** Number of students enrolled on a day (`YYYY-MM-DD`) whom a notice reaches. */
export const readersOf = ({ sections, blocks }: Audience, day: string): SQL => sql`
  select count(distinct i.etudiant_id)::int as etudiants
  from inscriptions i join programmes p on p.programme_id = i.programme_id
  where i.annee_academique_id = (
      select a.annee_academique_id from annees_academiques a where a.debut <= ${day}::date
      order by a.debut desc limit 1)
    and ${sections === null ? sql`true` : sql`i.programme_id = any(${sql.param([...sections])}::integer[])`}
    and ${isOfBlocks(sql`${sql.param([...blocks])}::text[]`)}`;
