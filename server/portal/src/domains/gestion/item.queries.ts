import { eq, sql } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { documents } from 'server-schema';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { HOLDER, inScope, inScopes, LATEST, oneRequest, WAITING } from './requests.sql';
import type { Scope, Scopes } from './scope.queries';

/** A request with its student, whether it waits or not. */
export type RequestRow = {
  genre: DeskKind;
  id: number;
  etudiant_id: number;
  objet: string;
  depuis: string;
  document_id: number | null;
  version: number | null;
  attend: boolean;
  matricule: string;
  nom: string;
  prenom: string;
  prenoms: string;
  date_naissance: string | null;
  nationalite: string | null;
  niveau_cours_libelle: string;
  annee: string;
  libelle: string;
  /** The student's section. */
  programme_id: number;
  /** Assignee: account and name. */
  compte_id: number | null;
  nom_compte: string | null;
  fonction: string | null;
};

/** One request of these sections; null when there is none of this number, or when it is another section's. */
export const findRequest = async (
  db: Executor,
  { kind, id, scope }: { kind: DeskKind; id: number; scope: Scope },
): Promise<RequestRow | null> => {
  const { rows } = await db.execute<RequestRow>(sql`
    select d.*, e.matricule, e.nom, e.prenom,
      concat_ws(' ', e.prenom, e.prenom2, e.autres_prenoms) as prenoms,
      e.date_naissance::text as date_naissance, p.nationalite,
      n.niveau_cours_libelle, n.annee, n.libelle, n.programme_id, t.compte_id, t.nom_compte, t.fonction
    from (${oneRequest(kind, id)}) d join etudiants e on e.etudiant_id = d.etudiant_id ${LATEST} ${HOLDER}
      left join pays p on p.pays_id = e.pays_nationalite_id
    where ${inScope(scope)}`);
  return rows[0] ?? null;
};

/** The file that goes with a request. */
export const findPiece = async (db: Orm, documentId: number) => {
  const [row] = await db.select().from(documents).where(eq(documents.documentId, documentId)).limit(1);
  return row ?? null;
};

/** Other requests of hers that wait and that this person may decide of, those that wait longest first. */
export const findOthers = async (db: Orm, row: RequestRow, scopes: Scopes) => {
  const { rows } = await db.execute<{ genre: DeskKind; id: number; objet: string; depuis: string }>(sql`
    select d.genre, d.id, d.objet, d.depuis from (${WAITING}) d join etudiants e on e.etudiant_id = d.etudiant_id ${LATEST}
    where d.etudiant_id = ${row.etudiant_id} and ${inScopes(scopes)} and (d.genre, d.id) <> (${row.genre}, ${row.id})
    order by d.depuis, d.genre, d.id limit 20`);
  return rows;
};
