import { sql } from 'drizzle-orm';
import type { Orm } from 'server-kernel/db/client';
import type { DeskKind } from 'shared-contract/gestion/answers';
import { STAFF_HOME_LIMITS } from 'shared-contract/staff/staff';
import { inScopes, LATEST, WAITING } from '../requests.sql';
import type { Scopes } from '../scope.queries';

export type WaitingAges = { genre: DeskKind; recentes: number; moyennes: number; anciennes: number };

/** Requests that wait, by kind and age: since `middleSince` or before it, and before `lateSince`. */
export const countByAge = async (
  db: Orm,
  scopes: Scopes,
  { middleSince, lateSince }: { middleSince: Date; lateSince: Date },
): Promise<WaitingAges[]> => {
  const middle = sql`${middleSince.toISOString()}::timestamptz`;
  const late = sql`${lateSince.toISOString()}::timestamptz`;
  const { rows } = await db.execute<WaitingAges>(sql`
    select d.genre,
      count(*) filter (where d.depuis >= ${middle})::int as recentes,
      count(*) filter (where d.depuis < ${middle} and d.depuis >= ${late})::int as moyennes,
      count(*) filter (where d.depuis < ${late})::int as anciennes
    from (${WAITING}) d join etudiants e on e.etudiant_id = d.etudiant_id ${LATEST}
    where ${inScopes(scopes)}
    group by d.genre`);
  return rows;
};

export type SeenStudent = {
  matricule: string;
  nom: string;
  prenom: string;
  code: string;
  annee_etude: string;
};

/** Looks at a file, as the audit names them. */
const LOOKS = ['dossier.consulte', 'gestion.demande'] as const;

/** Students whose files this account has opened since an instant, last seen first. */
export const findSeen = async (db: Orm, actor: string, since: Date): Promise<SeenStudent[]> => {
  const { rows } = await db.execute<SeenStudent>(sql`
    select e.matricule, e.nom, e.prenom, n.code, n.annee_etude
    from (
      select v.etudiant_id, max(v.at) as vu_le from audit_events v
      where v.actor = ${actor} and v.at >= ${since.toISOString()}::timestamptz and v.etudiant_id is not null
        and (v.action = any(${sql.param([...LOOKS])}::text[]) or v.action like 'verification.%')
      group by v.etudiant_id order by max(v.at) desc limit ${STAFF_HOME_LIMITS.seen}
    ) v join etudiants e on e.etudiant_id = v.etudiant_id ${LATEST}
    order by v.vu_le desc`);
  return rows;
};
