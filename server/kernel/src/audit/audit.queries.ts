import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { auditEvents, etudiants } from 'server-schema';
import type { AuditAction } from 'shared-contract/base/audit-actions';
import { AUDIT_RETENTION_SETTING } from '../db/append-only';
import type { Database, Executor, Orm } from '../db/client';

export type NewAuditEvent = typeof auditEvents.$inferInsert & { action: AuditAction };

/** Lines read in one go while the audit is streamed. */
const PAGE_SIZE = 500;

export const insertAuditEvent = async (db: Executor, event: NewAuditEvent): Promise<void> => {
  await db.insert(auditEvents).values(event);
};

/** Inserts a view once: the unique key `unicite` drops repeated reads of the same place. */
export const insertViewOnce = async (
  db: Executor,
  event: NewAuditEvent & { unicite: string },
): Promise<void> => {
  await db.insert(auditEvents).values(event).onConflictDoNothing();
};

/** The lines since an instant after a given line, oldest first. */
export const findAuditPage = (db: Orm, since: Date, afterId: number) =>
  db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      actor: auditEvents.actor,
      role: auditEvents.role,
      action: auditEvents.action,
      matricule: etudiants.matricule,
      target: auditEvents.target,
      purpose: auditEvents.purpose,
      origin: auditEvents.origin,
      requestId: auditEvents.requestId,
    })
    .from(auditEvents)
    .leftJoin(etudiants, eq(etudiants.etudiantId, auditEvents.etudiantId))
    .where(and(gte(auditEvents.at, since), gt(auditEvents.id, afterId)))
    .orderBy(asc(auditEvents.id))
    .limit(PAGE_SIZE);

/** Removes what is older than the retention; resolves to the number of lines. */
export const deleteAuditBefore = (db: Pick<Database, 'transaction'>, before: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(${AUDIT_RETENTION_SETTING}, ${before.toISOString()}, true)`);
    return (await tx.delete(auditEvents).where(lt(auditEvents.at, before))).rowCount ?? 0;
  });
