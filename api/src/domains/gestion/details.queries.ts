import { sql } from 'drizzle-orm';
import type { DeskKind } from 'shared-contract/gestion/gestion';
import type { Orm } from '../../db/client';

/** One fact beside a request. */
export type Detail = { libelle: string; valeur: string };

const LINES_AT_MOST = 30;

/** An annual programme has its own part of the answer instead. */
const QUERIES: Readonly<Partial<Record<DeskKind, (id: number) => ReturnType<typeof sql>>>> = {
  document: (id) => sql`
    select 'Demandé' as libelle, message as valeur from documents_dossier
    where document_dossier_etudiant_id = ${id} and message is not null`,
  absence: (id) => sql`
    select 'Examen manqué' as libelle, v.libelle || ' (' || v.code || '), ' || to_char(x.date, 'DD/MM/YYYY') as valeur
    from absences_examens ae join examens x using (examen_id)
      join activites_apprentissage v using (activite_apprentissage_id)
    where ae.absence_etudiant_id = ${id} order by x.date, v.code limit ${LINES_AT_MOST}`,
  intervention: (id) => sql`
    select s.type as libelle,
      l.quantite || ' × ' || s.libelle as valeur
    from lignes_commande l join supports s using (support_id)
    where l.commande_id = ${id} order by s.libelle limit ${LINES_AT_MOST}`,
};

/** What else is known of a request: what was asked for, the exams missed, the lines of the order. */
export const findDetails = async (db: Orm, kind: DeskKind, id: number): Promise<Detail[]> => {
  const query = QUERIES[kind];
  return query ? (await db.execute<Detail>(query(id))).rows : [];
};
