import { type SQL, sql } from 'drizzle-orm';
import type { CurrentEnrolment, Situation } from 'server-kernel/access/situation';
import type { Orm } from 'server-kernel/db/client';
import { type OrPlaceholder, preparedSql } from 'server-kernel/db/prepared-query';
import { dayOf } from 'shared-contract/base/days';

type SituationRow = Record<string, unknown> & {
  etudiant_id: number;
  annee: string | null;
  bloc: number | null;
  blocs: number | null;
  vente_syllabus: boolean;
  inscription_session: boolean;
  groupes_tp: boolean;
  memoire: boolean;
  stages_des: number;
  statut_pae: string | null;
  est_ouvert: boolean;
  est_composable: boolean;
  has_past: boolean;
  diplome: boolean | null;
  has_thesis_title: boolean;
  financable: boolean;
  minerval_regle: boolean;
  etape_reinscription: number | null;
  pai: 'aucun' | 'pret' | 'signe';
  est_proclame: boolean;
  recu_pae: string | null;
  recu_signature: string | null;
  recu_pai: string | null;
  recu_proclamation: string | null;
};

const toEnrolment = (row: SituationRow): CurrentEnrolment | null =>
  row.bloc !== null && row.blocs !== null
    ? {
        bloc: row.bloc,
        blocs: row.blocs,
        services: {
          orders: row.vente_syllabus,
          sessions: row.inscription_session,
          practicals: row.groupes_tp,
          thesis: row.memoire,
          internshipsFrom: row.stages_des,
        },
        statutPae: row.statut_pae,
        isOpened: row.est_ouvert,
        isComposable: row.est_ouvert || row.est_composable,
      }
    : null;

const toSituation = (row: SituationRow): Situation => ({
  annee: row.annee ?? '',
  current: toEnrolment(row),
  hasPast: row.has_past,
  hasDeliberation: row.diplome !== null,
  isGraduating: row.diplome === true && row.bloc === null,
  hasThesisTitle: row.has_thesis_title,
  financable: row.financable,
  minervalRegle: row.minerval_regle,
  etapeReinscription: row.etape_reinscription,
  pai: row.pai,
  estProclame: row.est_proclame,
  recus: {
    AccesReinscription: row.recu_pae,
    AccesSignaturePAE: row.recu_signature,
    AccesSignaturePAI: row.recu_pai,
    AccesProclamation: row.recu_proclamation,
  },
});

/** The last receipt of a service for the year's annual programme, whose object ends with these words. */
const programmeReceipt = (domaine: string, end: string) => sql`(
  select r.numero from recus r
  where r.etudiant_id = e.etudiant_id and r.domaine = ${domaine}
    and r.objet = 'Programme annuel ' || a.valeur || ${end}::text
  order by r.date desc limit 1)`;

/** On `i` and `pr`: the catalogue holds units of the programme up to the block of an enrolment, or options of its last. */
const hasOwnUnits = sql`(exists (select 1 from programmes_unites u
    where u.programme_id = i.programme_id and u.bloc <= i.bloc)
  or i.bloc = pr.blocs and exists (select 1 from programmes_options o where o.programme_id = i.programme_id))`;

/** Situations of the students whom `where` (on `e`) selects, on a Brussels day, by number. */
const selectSituations = (day: OrPlaceholder<string>, where: SQL, limit: number) => sql`
    select e.etudiant_id, a.valeur as annee, cur.*, derniere.diplome,
      e.financable, e.minerval_regle, e.etape_reinscription,
      exists (select 1 from inscriptions i join annees_academiques p using (annee_academique_id)
        where i.etudiant_id = e.etudiant_id and (a.debut is null or p.debut < a.debut)) as has_past,
      coalesce((select case when d.pai_signe_le is not null then 'signe' when d.pai_pret_le is not null then 'pret' end
        from demandes_inclusif d where d.etudiant_id = e.etudiant_id), 'aucun') as pai,
      exists (select 1 from proclamations_etudiants g join proclamations p using (proclamation_id)
        where g.etudiant_id = e.etudiant_id
          and p.annee_academique_id = derniere.annee_academique_id) as est_proclame,
      ${programmeReceipt('Programme annuel', ' soumis')} as recu_pae,
      ${programmeReceipt('Signature du PAE', ' signé en ligne')} as recu_signature,
      (select d.recu_numero from demandes_inclusif d where d.etudiant_id = e.etudiant_id) as recu_pai,
      (select g.recu_numero from proclamations_etudiants g join proclamations p using (proclamation_id)
        where g.etudiant_id = e.etudiant_id
          and p.annee_academique_id = derniere.annee_academique_id) as recu_proclamation,
      exists (select 1 from memoires m
        where m.etudiant_id = e.etudiant_id and m.titre is not null) as has_thesis_title
    from etudiants e
    left join annees_academiques a on ${day}::date between a.debut and a.fin
    left join lateral (select i.bloc, pr.blocs, pr.vente_syllabus, pr.inscription_session, pr.groupes_tp, pr.memoire,
        coalesce(pr.premier_bloc_stage, least(2, pr.blocs)) as stages_des, i.statut_pae,
        exists (select 1 from pae where pae.inscription_id = i.inscription_id) as est_ouvert,
        ${hasOwnUnits} as est_composable
      from inscriptions i join programmes pr using (programme_id)
      where i.etudiant_id = e.etudiant_id and i.annee_academique_id = a.annee_academique_id
      order by i.inscription_id desc limit 1) cur on true
    left join lateral (select d.diplome, i.annee_academique_id
      from inscriptions i join deliberations d using (inscription_id)
      where i.etudiant_id = e.etudiant_id order by d.date desc, d.deliberation_id desc limit 1) derniere on true
    where ${where}
    order by e.etudiant_id
    limit ${limit}`;

const selectSituation = preparedSql<{ etudiantId: number; day: string }, SituationRow>((at) =>
  selectSituations(at.day, sql`e.etudiant_id = ${at.etudiantId}`, 1),
);

/** Situation of a student at an instant; null when unknown. */
export const findSituation = async (db: Orm, etudiantId: number, now: Date): Promise<Situation | null> => {
  const [row] = await selectSituation(db, { etudiantId, day: dayOf(now) });
  return row ? toSituation(row) : null;
};

/** As `findSituation` for many, `limit` at most. */
export const findSituations = async (
  db: Orm,
  where: SQL,
  { now, limit }: { now: Date; limit: number },
): Promise<{ etudiantId: number; situation: Situation }[]> => {
  const { rows } = await db.execute<SituationRow>(selectSituations(dayOf(now), where, limit));
  return rows.map((row) => ({ etudiantId: row.etudiant_id, situation: toSituation(row) }));
};
