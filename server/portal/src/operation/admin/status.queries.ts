import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { IMPORT_ACTION } from 'server-kernel/audit/actions';
import type { Orm } from 'server-kernel/db/client';
import { jobs } from 'server-kernel/jobs/job-table';
import { LOST_MAIL_QUEUE, MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { auditEvents, etudiants } from 'server-schema';

const asDate = (value: string | Date | null): Date | null => (value === null ? null : new Date(value));

/** Version and size of the database, and how many students it holds. */
export const findDatabaseState = async (db: Orm) => {
  const [row] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      size: sql<string>`pg_database_size(current_database())`,
      students: sql<number>`count(*)::int`,
    })
    .from(etudiants);
  return { version: row?.version ?? '', size: Number(row?.size ?? 0), students: row?.students ?? 0 };
};

/**
 * The mails that wait, since when, those that failed before; those that were given up; the last one that left, of those of
 * a day.
 */
export const findMailState = async (db: Orm) => {
  const isWaiting = and(eq(jobs.name, MAIL_QUEUE), inArray(jobs.state, ['created', 'retry', 'active']));
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      failed: sql<number>`count(*) filter (where ${isWaiting} and ${jobs.retryCount} > 0)::int`,
      lost: sql<number>`count(*) filter (where ${eq(jobs.name, LOST_MAIL_QUEUE)})::int`,
      oldest: sql<string | null>`min(${jobs.createdOn}) filter (where ${isWaiting})`,
      lastSent: sql<string | null>`max(${jobs.completedOn}) filter (where ${jobs.state} = 'completed')`,
    })
    .from(jobs)
    .where(inArray(jobs.name, [MAIL_QUEUE, LOST_MAIL_QUEUE]));
  return {
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    lost: row?.lost ?? 0,
    oldest: asDate(row?.oldest ?? null),
    lastSent: asDate(row?.lastSent ?? null),
  };
};

/** Last import of a bank statement and its summary; null when there was none. */
export const findLastImport = async (db: Orm) => {
  const [row] = await db
    .select({ at: auditEvents.at, summary: sql<string>`coalesce(${auditEvents.target}, '')` })
    .from(auditEvents)
    .where(eq(auditEvents.action, IMPORT_ACTION))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  return row ?? null;
};
