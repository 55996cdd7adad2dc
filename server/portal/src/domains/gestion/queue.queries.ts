import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import type { DeskKind, DeskQueue } from 'shared-contract/gestion/answers';
import { DESK_HOLDERS, DESK_KINDS, type DeskHolder, type DeskSort } from 'shared-contract/gestion/gestion';
import { QUEUE_LIMITS } from 'shared-contract/gestion/limits';
import { HOLDER, inScopes, LATEST, WAITING } from './requests.sql';
import type { Scopes } from './scope.queries';

/** Filter of the queue; null = no filter. */
export interface QueueFilter {
  scopes: Scopes;
  programmeId: number | null;
  kind: DeskKind | null;
  /** PostgreSQL tsquery. */
  matches: string | null;
  sort: DeskSort;
  holder: DeskHolder | null;
  /** Account of who asks. */
  compteId: number;
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
  /** `B2` */
  annee_etude: string;
  depuis: Date;
  document_id: number | null;
  version: number | null;
  /** Assignee: account and name. */
  compte_id: number | null;
  nom_compte: string | null;
  fonction: string | null;
};

const ORDERS: Readonly<Record<DeskSort, SQL>> = {
  age: sql`m.depuis, m.genre, m.id`,
  recent: sql`m.depuis desc, m.genre, m.id`,
  nom: sql`m.nom_recherche collate "C", m.prenom_recherche collate "C", m.depuis, m.id`,
};

const matching = ({ scopes, programmeId, matches }: QueueFilter): SQL => sql`
  select d.genre, d.id, d.objet, d.depuis, d.document_id, d.version, e.matricule, e.nom, e.prenom, e.nom_recherche, e.prenom_recherche,
    n.code, n.annee_etude, t.compte_id, t.nom_compte, t.fonction
  from (${WAITING}) d join etudiants e on e.etudiant_id = d.etudiant_id ${LATEST} ${HOLDER}
  where ${inScopes(scopes)}
    and ${programmeId === null ? sql`true` : sql`n.programme_id = ${programmeId}`}
    and ${matches === null ? sql`true` : sql`e.recherche @@ ${matches}::tsquery`}`;

const ofKind = ({ kind }: QueueFilter): SQL => (kind === null ? sql`true` : sql`m.genre = ${kind}`);

const ofHolder = (holder: DeskHolder | null, compteId: number): SQL => {
  if (holder === null) return sql`true`;
  return holder === 'moi' ? sql`m.compte_id = ${compteId}` : sql`m.compte_id is null`;
};

/** Rows of the queue, 200 at most. */
export const findWaiting = async (db: Orm, filter: QueueFilter): Promise<WaitingRow[]> => {
  const { rows } = await db.execute<Omit<WaitingRow, 'depuis'> & { depuis: string }>(sql`
    select m.* from (${matching(filter)}) m
    where ${ofKind(filter)} and ${ofHolder(filter.holder, filter.compteId)}
    order by ${ORDERS[filter.sort]} limit ${QUEUE_LIMITS.rows}`);
  return rows.map((row) => ({ ...row, depuis: new Date(row.depuis) }));
};

type Counts = DeskQueue['Comptes'] & DeskQueue['Attributions'];

const NONE: Counts = {
  document: 0,
  absence: 0,
  intervention: 0,
  pae: 0,
  signature: 0,
  stage: 0,
  pai: 0,
  retard: 0,
  moi: 0,
  personne: 0,
};

const counted = (name: string, which: SQL): SQL =>
  sql`count(*) filter (where ${which})::int as ${sql.identifier(name)}`;

/** Counts of waiting requests: by kind, late since `lateSince`, and by assignee. Each count ignores its own filter. */
export const countWaiting = async (
  db: Orm,
  filter: QueueFilter,
  lateSince: Date,
): Promise<Pick<DeskQueue, 'Comptes' | 'Attributions'>> => {
  const held = ofHolder(filter.holder, filter.compteId);
  const late = sql`m.depuis < ${lateSince.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Counts>(sql`
    select ${sql.join(
      [
        ...DESK_KINDS.map((kind) => counted(kind, sql`m.genre = ${kind} and ${held}`)),
        counted('retard', sql`${late} and ${held}`),
        ...DESK_HOLDERS.map((holder) =>
          counted(holder, sql`${ofKind(filter)} and ${ofHolder(holder, filter.compteId)}`),
        ),
      ],
      sql`, `,
    )}
    from (${matching(filter)}) m`);
  const { moi, personne, ...Comptes } = rows[0] ?? NONE;
  return { Comptes, Attributions: { moi, personne } };
};
