import { and, desc, eq, gte, inArray, like, lt, type SQL, sql } from 'drizzle-orm';
import { auditEvents, comptes, etudiants } from 'server-schema';
import { type AuditKind, actionsOf, REFUSAL_PREFIX } from 'shared-contract/base/audit-actions';
import { accountTitle } from '../db/account-name.sql';
import type { Orm } from '../db/client';

/** Lines of one page. */
const PAGE_SIZE = 50;

/** Cursor of a page: the lines before this one. */
export interface AuditCursor {
  at: Date;
  id: number;
}

/** Filter of an audit search; null fields do not filter. */
export interface AuditFilter {
  /** Student concerned. */
  etudiantId: number | null;
  /** User name of who acted. */
  actor: string | null;
  kind: AuditKind | null;
  /** Instants, the second one excluded. */
  from: Date | null;
  before: Date | null;
  after: AuditCursor | null;
}

const ofKind = (kind: AuditKind): SQL | undefined =>
  kind === 'refus'
    ? like(auditEvents.action, `${REFUSAL_PREFIX}%`)
    : inArray(auditEvents.action, actionsOf(kind));

const olderThan = ({ at, id }: AuditCursor): SQL =>
  sql`(${auditEvents.at}, ${auditEvents.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`;

const conditionOf = ({ etudiantId, actor, kind, from, before, after }: AuditFilter): SQL | undefined =>
  and(
    etudiantId === null ? undefined : eq(auditEvents.etudiantId, etudiantId),
    actor === null ? undefined : eq(auditEvents.actor, actor),
    kind === null ? undefined : ofKind(kind),
    from === null ? undefined : gte(auditEvents.at, from),
    before === null ? undefined : lt(auditEvents.at, before),
    after === null ? undefined : olderThan(after),
  );

const select = (db: Orm, filter: AuditFilter) =>
  db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      actor: auditEvents.actor,
      actorTitle: accountTitle(),
      role: auditEvents.role,
      action: auditEvents.action,
      matricule: etudiants.matricule,
      target: auditEvents.target,
      purpose: auditEvents.purpose,
      origin: auditEvents.origin,
    })
    .from(auditEvents)
    .leftJoin(etudiants, eq(etudiants.etudiantId, auditEvents.etudiantId))
    .leftJoin(comptes, eq(comptes.identifiant, auditEvents.actor))
    .where(conditionOf(filter))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(PAGE_SIZE + 1);

/** The newest lines that fit, and where the next page begins. */
export const searchAudit = async (db: Orm, filter: AuditFilter) => {
  const rows = await select(db, filter);
  const lines = rows.slice(0, PAGE_SIZE);
  const last = lines.at(-1);
  return { lines, next: rows.length > PAGE_SIZE && last ? { at: last.at, id: last.id } : null };
};

export type FoundLine = Awaited<ReturnType<typeof searchAudit>>['lines'][number];

/** Query plan of the search, for the test of its indexes. */
export const explainSearch = async (db: Orm, filter: AuditFilter): Promise<string> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${select(db, filter).getSQL()}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

/** Number of a student; null when nobody has the matricule. */
export const findStudentId = async (db: Orm, matricule: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: etudiants.etudiantId })
    .from(etudiants)
    .where(eq(etudiants.matricule, matricule))
    .limit(1);
  return row?.id ?? null;
};
