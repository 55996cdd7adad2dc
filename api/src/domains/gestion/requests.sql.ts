import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind } from 'shared-contract/gestion/gestion';
import { INTERVENTION_REGISTERED } from 'shared-contract/orders/intervention';
import type { Scope } from './scope.queries';

const DOCUMENTS = sql`
  select 'document' as genre, d.document_dossier_etudiant_id as id, d.etudiant_id, d.titre as objet,
    coalesce(d.statut_le, f.modifie_le) as depuis, d.document_id, d.statut = 'recu' as attend
  from documents_dossier d join documents f on f.document_id = d.document_id`;

const ABSENCES = sql`
  select 'absence' as genre, a.absence_etudiant_id as id, a.etudiant_id, a.debut || '/' || a.fin as objet,
    coalesce(f.attache_le, f.modifie_le) as depuis, a.document_id, a.suivi is null as attend
  from absences a join documents f on f.document_id = a.document_id`;

const INTERVENTIONS = sql`
  select 'intervention' as genre, c.commande_id as id, c.etudiant_id, c.montant_syllabus::text as objet,
    i.date as depuis, null::integer as document_id, c.message = ${INTERVENTION_REGISTERED} as attend
  from commandes c join interventions i on i.commande_id = c.commande_id`;

/** Everything that the desk decides and that still waits: three kinds, one shape. */
export const WAITING = sql`
  ${DOCUMENTS} where d.statut = 'recu' union all
  ${ABSENCES} where a.suivi is null union all
  ${INTERVENTIONS} where c.message = ${INTERVENTION_REGISTERED}`;

const BY_KIND: Readonly<Record<DeskKind, (id: number) => SQL>> = {
  document: (id) => sql`${DOCUMENTS} where d.document_dossier_etudiant_id = ${id}`,
  absence: (id) => sql`${ABSENCES} where a.absence_etudiant_id = ${id}`,
  intervention: (id) => sql`${INTERVENTIONS} where c.commande_id = ${id}`,
};

/** One request, whether it waits or not. */
export const oneRequest = (kind: DeskKind, id: number): SQL => BY_KIND[kind](id);

/** The student's latest enrolment says her section. */
export const LATEST = sql`join lateral (
    select i.programme_id, i.bloc, i.niveau_cours_libelle, a.valeur as annee, p.code, p.libelle
    from inscriptions i join annees_academiques a using (annee_academique_id)
      join programmes p using (programme_id)
    where i.etudiant_id = e.etudiant_id order by a.debut desc, i.inscription_id desc limit 1
  ) n on true`;

/** Requests of these programmes alone. */
export const inScope = (scope: Scope): SQL =>
  scope === null ? sql`true` : sql`n.programme_id = any(${sql.param([...scope])}::integer[])`;
