import { type SQL, sql } from 'drizzle-orm';
import { accountName } from 'server-kernel/db/account-name.sql';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { ACT_OF_KIND, DESK_KINDS, REQUEST_ACTS } from 'shared-contract/gestion/gestion';
import { INTERVENTION_REGISTERED } from 'shared-contract/orders/orders';
import { blockLetters } from '../shared/programme/block-name.sql';
import type { Scope, Scopes } from './scope.queries';

const DOCUMENTS = sql`
  select 'document' as genre, d.document_dossier_etudiant_id as id, d.etudiant_id, d.titre as objet,
    coalesce(d.statut_le, f.modifie_le) as depuis, d.document_id, null::integer as version,
    d.statut = 'recu' as attend
  from documents_dossier d join documents f on f.document_id = d.document_id`;

const ABSENCES = sql`
  select 'absence' as genre, a.absence_etudiant_id as id, a.etudiant_id, a.debut || '/' || a.fin as objet,
    coalesce(f.attache_le, f.modifie_le) as depuis, a.document_id, null::integer as version,
    a.suivi is null as attend
  from absences a join documents f on f.document_id = a.document_id`;

const INTERVENTIONS = sql`
  select 'intervention' as genre, c.commande_id as id, c.etudiant_id, c.montant_syllabus::text as objet,
    i.date as depuis, null::integer as document_id, null::integer as version,
    c.message = ${INTERVENTION_REGISTERED} as attend
  from commandes c join interventions i on i.commande_id = c.commande_id`;

/** A submitted programme tells its credits; one that was not signed, what is wrong in the student's words. */
const PROGRAMMES = sql`
  select 'pae' as genre, d.inscription_id as id, i.etudiant_id,
    (select coalesce(sum(u.ects), 0) from pae_unites s join unites_enseignement u using (unite_enseignement_id)
      where s.inscription_id = d.inscription_id and s.selection)::text as objet,
    coalesce(d.soumis_le, d.enregistre_le, now()) as depuis, null::integer as document_id, d.version,
    i.statut_pae = 'Soumis' and d.probleme_le is null as attend
  from inscriptions i join pae d on d.inscription_id = i.inscription_id`;

const SIGNATURES = sql`
  select 'signature' as genre, d.inscription_id as id, i.etudiant_id, coalesce(d.commentaire, '') as objet,
    coalesce(d.probleme_le, d.soumis_le, now()) as depuis, null::integer as document_id, d.version,
    i.statut_pae = 'Soumis' and d.probleme_le is not null as attend
  from inscriptions i join pae d on d.inscription_id = i.inscription_id`;

/** SQL: parts of internships that wait for review, with the organisation. */
const INTERNSHIPS = sql`
  select 'stage' as genre, d.stage_a_voir_id as id, s.etudiant_id,
    d.quoi || '/' || coalesce(s.organisation, '') as objet,
    d.depuis, d.document_id, d.version, d.vu_le is null as attend
  from stages_a_voir d join stages s using (stage_id)`;

/** A support plan says nothing in the queue but that it waits. */
const PLANS = sql`
  select 'pai' as genre, d.demande_decret_inclusif_id as id, d.etudiant_id, '' as objet,
    d.soumise_le as depuis, null::integer as document_id, null::integer as version,
    d.pai_pret_le is null as attend
  from demandes_inclusif d`;

/** Everything that the desk decides and that still waits: seven kinds, one shape. */
export const WAITING = sql`
  ${DOCUMENTS} where d.statut = 'recu' union all
  ${ABSENCES} where a.suivi is null union all
  ${INTERVENTIONS} where c.message = ${INTERVENTION_REGISTERED} union all
  ${PROGRAMMES} where i.statut_pae = 'Soumis' and d.probleme_le is null union all
  ${SIGNATURES} where i.statut_pae = 'Soumis' and d.probleme_le is not null union all
  ${INTERNSHIPS} where d.vu_le is null union all
  ${PLANS} where d.soumise_le is not null and d.pai_pret_le is null`;

const BY_KIND: Readonly<Record<DeskKind, (id: number) => SQL>> = {
  document: (id) => sql`${DOCUMENTS} where d.document_dossier_etudiant_id = ${id}`,
  absence: (id) => sql`${ABSENCES} where a.absence_etudiant_id = ${id}`,
  intervention: (id) => sql`${INTERVENTIONS} where c.commande_id = ${id}`,
  pae: (id) => sql`${PROGRAMMES} where i.inscription_id = ${id} and d.soumis_le is not null`,
  signature: (id) => sql`${SIGNATURES} where i.inscription_id = ${id}
    and (d.probleme_le is not null or exists (select 1 from gestion_decisions g
      where g.genre = 'signature' and g.objet_id = i.inscription_id))`,
  stage: (id) => sql`${INTERNSHIPS} where d.stage_a_voir_id = ${id}`,
  pai: (id) => sql`${PLANS} where d.demande_decret_inclusif_id = ${id} and d.soumise_le is not null`,
};

/** One request, whether it waits or not. */
export const oneRequest = (kind: DeskKind, id: number): SQL => BY_KIND[kind](id);

/** The student's latest enrolment says her section. */
export const LATEST = sql`join lateral (
    select i.programme_id, i.bloc, i.niveau_cours_libelle, a.valeur as annee, p.code, p.libelle,
      ${blockLetters(sql`p`)} || i.bloc as annee_etude
    from inscriptions i join annees_academiques a using (annee_academique_id)
      join programmes p using (programme_id)
    where i.etudiant_id = e.etudiant_id order by a.debut desc, i.inscription_id desc limit 1
  ) n on true`;

/** SQL: assignee of a request in `t`; null for nobody. */
export const HOLDER = sql`left join lateral (
    select g.compte_id, ${accountName(sql`c`)} as nom_compte, c.fonction
    from gestion_attributions g join comptes c using (compte_id)
    where g.genre = d.genre and g.objet_id = d.id
  ) t on true`;

/** Requests of these programmes alone. */
export const inScope = (scope: Scope): SQL =>
  scope === null ? sql`true` : sql`n.programme_id = any(${sql.param([...scope])}::integer[])`;

/** SQL: requests whose kind may be decided in their section. */
export const inScopes = (scopes: Scopes): SQL => {
  const cases = REQUEST_ACTS.map((act) => {
    const kinds = DESK_KINDS.filter((kind) => ACT_OF_KIND[kind] === act);
    return sql`when d.genre = any(${sql.param(kinds)}::text[]) then ${inScope(scopes[act])}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else false end`;
};
