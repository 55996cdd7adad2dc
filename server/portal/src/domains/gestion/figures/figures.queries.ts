import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import { TIME_ZONE } from 'shared-contract/base/days';
import { FIGURE_LIMITS, type Figures } from 'shared-contract/gestion/figures';
import { englishTitles } from 'shared-contract/records/title-language';
import { unitsInEnglish } from '../../shared/people/support-units.sql';
import type { Scope } from '../scope.queries';

export interface FiguresOf {
  scope: Scope;
  /** Brussels day that says which academic year is in progress. */
  today: string;
}

/** Of the titles of units that are given in English, those whose words are English. */
const englishOnly = <Row extends { TitresAnglais?: string[] }>(row: Row): Row => ({
  ...row,
  TitresAnglais: row.TitresAnglais?.flatMap((title) => englishTitles(title, true)),
});

const inScope = (column: SQL, scope: Scope): SQL =>
  scope === null ? sql`true` : sql`${column} = any(${sql.param([...scope])}::integer[])`;

/** Enrolments of the year in progress, of these sections. */
const current = ({ scope, today }: FiguresOf): SQL => sql`
  select i.inscription_id, i.etudiant_id, i.programme_id, i.statut_pae
  from inscriptions i join annees_academiques a using (annee_academique_id)
  where ${today}::date between a.debut and a.fin and ${inScope(sql`i.programme_id`, scope)}`;

/** Titles that this year's orders ask for, most copies first. */
const findPrints = async (db: Orm, of: FiguresOf): Promise<Figures['Impression']> => {
  const { rows } = await db.execute<Figures['Impression'][number]>(sql`
    select s.code_interne as "CodeInterne", s.libelle as "Libelle",
      ${unitsInEnglish(sql`s.support_id`)} as "TitresAnglais",
      count(*)::int as "Commandes", sum(l.quantite)::int as "Exemplaires"
    from commandes c join lignes_commande l using (commande_id) join supports s using (support_id)
      join annees_academiques a on ${of.today}::date between a.debut and a.fin
    where c.date_heure >= a.debut::timestamp at time zone ${TIME_ZONE}
      and exists (select 1 from (${current(of)}) n where n.etudiant_id = c.etudiant_id)
    group by s.support_id
    order by "Exemplaires" desc, s.libelle, s.code_interne
    limit ${FIGURE_LIMITS.rows}`);
  return rows.map(englishOnly);
};

/** Documents that students owe, by section; what each owes is counted once for all, not by a look-up for each of them. */
const findDocuments = async (db: Orm, of: FiguresOf): Promise<Figures['Documents']> => {
  const { rows } = await db.execute<Figures['Documents'][number]>(sql`
    select p.programme_id as "ProgrammeID", p.libelle as "Libelle", count(*)::int as "Etudiants",
      count(*) filter (where d.manquants is null)::int as "Complets",
      coalesce(sum(d.manquants), 0)::int as "Manquants"
    from (${current(of)}) n join programmes p using (programme_id)
      left join (select etudiant_id, count(*) as manquants from documents_dossier
        where statut in ('demande', 'refuse') group by etudiant_id) d using (etudiant_id)
    group by p.programme_id order by p.libelle`);
  return rows;
};

/** Occupancy of each course's groups. */
const findGroups = async (db: Orm, { scope }: FiguresOf): Promise<Figures['Groupes']> => {
  const { rows } = await db.execute<Figures['Groupes'][number]>(sql`
    select a.code as "Code", u.libelle || ', ' || lower(a.libelle) as "Libelle",
      case when u.cours_en_anglais then array[u.libelle] else '{}'::text[] end as "TitresAnglais", count(*)::int as "Groupes",
      count(*) filter (where g.prises >= g.capacite)::int as "Complets",
      sum(g.prises)::int as "Prises", sum(g.capacite)::int as "Places"
    from groupes_tp g join activites_apprentissage a using (activite_apprentissage_id)
      join unites_enseignement u using (unite_enseignement_id)
    where exists (select 1 from programmes_unites p
      where p.unite_enseignement_id = u.unite_enseignement_id and ${inScope(sql`p.programme_id`, scope)})
    group by a.activite_apprentissage_id, u.unite_enseignement_id
    order by sum(g.prises)::float / greatest(sum(g.capacite), 1) desc, u.libelle, a.code
    limit ${FIGURE_LIMITS.rows}`);
  return rows.map(englishOnly);
};

/** Annual programmes of the year by section and state. */
const findProgrammes = async (db: Orm, of: FiguresOf): Promise<Figures['Pae']> => {
  const { rows } = await db.execute<Figures['Pae'][number]>(sql`
    select p.programme_id as "ProgrammeID", p.libelle as "Libelle",
      count(*) filter (where n.statut_pae = 'Soumis' and exists (
        select 1 from pae d where d.inscription_id = n.inscription_id))::int as "EnAttente",
      count(*) filter (where n.statut_pae = 'À modifier')::int as "AModifier",
      count(*) filter (where n.statut_pae = 'À signer')::int as "ASigner",
      count(*) filter (where n.statut_pae in ('Signé', 'Validé'))::int as "Signes"
    from (${current(of)}) n join programmes p using (programme_id)
    group by p.programme_id order by p.libelle`);
  return rows;
};

/** Annual programmes that wait, by the Brussels day on which they were submitted: the last days alone. */
const findWaitingDays = async (db: Orm, of: FiguresOf): Promise<Figures['PaeParJour']> => {
  const { rows } = await db.execute<Figures['PaeParJour'][number]>(sql`
    select to_char(d.soumis_le at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "Jour", count(*)::int as "EnAttente"
    from (${current(of)}) n join pae d using (inscription_id)
    where n.statut_pae = 'Soumis' and d.soumis_le is not null
    group by 1 order by 1 desc limit ${FIGURE_LIMITS.days}`);
  return rows.toReversed();
};

/** Every number of « Chiffres », for these sections. */
export const findFigures = async (db: Orm, of: FiguresOf): Promise<Omit<Figures, 'Le'>> => ({
  Impression: await findPrints(db, of),
  Documents: await findDocuments(db, of),
  Groupes: await findGroups(db, of),
  Pae: await findProgrammes(db, of),
  PaeParJour: await findWaitingDays(db, of),
});
