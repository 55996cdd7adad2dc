import { type SQL, sql } from 'drizzle-orm';
import {
  DESK_KINDS,
  DESK_LIMITS,
  type DeskKind,
  type DeskQueue,
  type DeskSort,
} from 'shared-contract/gestion/gestion';
import type { Orm } from '../../db/client';
import { inScopes, LATEST, WAITING } from './requests.sql';
import type { Scopes } from './scope.queries';

/** What the queue is asked for; null filters nothing. */
export interface QueueFilter {
  scopes: Scopes;
  programmeId: number | null;
  kind: DeskKind | null;
  /** As PostgreSQL writes a tsquery. */
  matches: string | null;
  sort: DeskSort;
}

/** A waiting request as it is read; `objet` is the kind's own: a title, two days, cents, credits, words. */
export type WaitingRow = {
  genre: DeskKind;
  id: number;
  matricule: string;
  nom: string;
  prenom: string;
  objet: string;
  code: string;
  bloc: number;
  depuis: Date;
  document_id: number | null;
  version: number | null;
};

const ORDERS: Readonly<Record<DeskSort, SQL>> = {
  age: sql`m.depuis, m.genre, m.id`,
  recent: sql`m.depuis desc, m.genre, m.id`,
  nom: sql`m.nom_recherche collate "C", m.prenom_recherche collate "C", m.depuis, m.id`,
};

const matching = ({ scopes, programmeId, matches }: QueueFilter): SQL => sql`
  select d.genre, d.id, d.objet, d.depuis, d.document_id, d.version, e.matricule, e.nom, e.prenom, e.nom_recherche, e.prenom_recherche,
    n.code, n.bloc
  from (${WAITING}) d join etudiants e on e.etudiant_id = d.etudiant_id ${LATEST}
  where ${inScopes(scopes)}
    and ${programmeId === null ? sql`true` : sql`n.programme_id = ${programmeId}`}
    and ${matches === null ? sql`true` : sql`e.recherche @@ ${matches}::tsquery`}`;

/** Rows of the queue, 200 at most. */
export const findWaiting = async (db: Orm, filter: QueueFilter): Promise<WaitingRow[]> => {
  const { rows } = await db.execute<Omit<WaitingRow, 'depuis'> & { depuis: string }>(sql`
    select m.* from (${matching(filter)}) m
    where ${filter.kind === null ? sql`true` : sql`m.genre = ${filter.kind}`}
    order by ${ORDERS[filter.sort]} limit ${DESK_LIMITS.rows}`);
  return rows.map((row) => ({ ...row, depuis: new Date(row.depuis) }));
};

const NONE = { document: 0, absence: 0, intervention: 0, pae: 0, signature: 0, retard: 0 };

const countOf = (kind: DeskKind): SQL =>
  sql`count(*) filter (where m.genre = ${kind})::int as ${sql.identifier(kind)}`;

/** How many wait by kind, and how many of them since before `lateSince`; the filter of a kind does not count. */
export const countWaiting = async (
  db: Orm,
  filter: QueueFilter,
  lateSince: Date,
): Promise<DeskQueue['Comptes']> => {
  const { rows } = await db.execute<DeskQueue['Comptes']>(sql`
    select ${sql.join(DESK_KINDS.map(countOf), sql`, `)},
      count(*) filter (where m.depuis < ${lateSince.toISOString()}::timestamptz)::int as retard
    from (${matching(filter)}) m`);
  return rows[0] ?? NONE;
};
