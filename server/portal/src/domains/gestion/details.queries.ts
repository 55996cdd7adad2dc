import { sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import type { DeskKind } from 'shared-contract/gestion/answers';

/** One fact beside a request. */
export type Detail = { libelle: string; valeur: string };

const MAX_LINES = 30;

/** An annual programme has its own part of the answer instead. */
const QUERIES: Readonly<Partial<Record<DeskKind, (id: number) => ReturnType<typeof sql>>>> = {
  document: (id) => sql`
    select 'Demandé' as libelle, message as valeur from documents_dossier
    where document_dossier_etudiant_id = ${id} and message is not null`,
  absence: (id) => sql`
    select 'Examen manqué' as libelle, v.libelle || ' (' || v.code || '), ' || to_char(x.date, 'DD/MM/YYYY') as valeur
    from absences_examens ae join examens x using (examen_id)
      join activites_apprentissage v using (activite_apprentissage_id)
    where ae.absence_etudiant_id = ${id} order by x.date, v.code limit ${MAX_LINES}`,
  intervention: (id) => sql`
    select s.type as libelle,
      l.quantite || ' × ' || s.libelle as valeur
    from lignes_commande l join supports s using (support_id)
    where l.commande_id = ${id} order by s.libelle limit ${MAX_LINES}`,
  stage: (id) => sql`
    select x.libelle, x.valeur from stages_a_voir d join stages s using (stage_id),
      lateral (values
        (1, 'Organisation', s.organisation),
        (2, 'Thème', s.theme),
        (3, 'Du', to_char(s.debut, 'DD/MM/YYYY')),
        (4, 'Au', to_char(s.fin, 'DD/MM/YYYY')),
        (5, 'Horaire', s.commentaires_dates),
        (6, 'Représentant', concat_ws(' ', s.prenom_representant, s.nom_representant)),
        (7, 'Fonction', s.fonction_representant),
        (8, 'Lieu', concat_ws(' ', s.adresse_representant, s.code_postal_representant, s.localite_representant)),
        (9, 'Contenu', s.contenu)) x(rang, libelle, valeur)
    where d.stage_a_voir_id = ${id} and x.valeur <> '' order by x.rang`,
};

/** Details of a request: what was asked for, exams missed, order lines. */
export const findDetails = async (db: Orm, kind: DeskKind, id: number): Promise<Detail[]> => {
  const query = QUERIES[kind];
  return query ? (await db.execute<Detail>(query(id))).rows : [];
};
