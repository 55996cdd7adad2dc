import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { IMPORT_ACTION } from 'server-kernel/audit/actions';
import type { Orm } from 'server-kernel/db/client';
import { jobs } from 'server-kernel/jobs/job-table';
import { LOST_MAIL_QUEUE, MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { auditEvents, etudiants } from 'server-schema';
import { emailAddressOf } from '../../domains/shared/people/email-address.sql';

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
 * The mails that wait, since when, those that failed before; those that were given up, and those
 * that had nobody to go to; the last one that left, of those of
 * a day.
 */
export const findMailState = async (db: Orm) => {
  const isWaiting = and(eq(jobs.name, MAIL_QUEUE), inArray(jobs.state, ['created', 'retry', 'active']));
  const isLost = eq(jobs.name, LOST_MAIL_QUEUE);
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      failed: sql<number>`count(*) filter (where ${isWaiting} and ${jobs.retryCount} > 0)::int`,
      lost: sql<number>`count(*) filter (where ${isLost} and ${jobs.data} ->> 'to' is not null)::int`,
      unaddressed: sql<number>`count(*) filter (where ${isLost} and ${jobs.data} ->> 'to' is null)::int`,
      oldest: sql<string | null>`min(${jobs.createdOn}) filter (where ${isWaiting})`,
      lastSent: sql<string | null>`max(${jobs.completedOn}) filter (where ${jobs.state} = 'completed')`,
    })
    .from(jobs)
    .where(inArray(jobs.name, [MAIL_QUEUE, LOST_MAIL_QUEUE]));
  return {
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    lost: row?.lost ?? 0,
    unaddressed: row?.unaddressed ?? 0,
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

/** Students enrolled in the academic year of a day, YYYY-MM-DD, who have no e-mail address. */
export const countStudentsWithoutAddress = async (db: Orm, day: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from etudiants e
    where exists (select 1 from inscriptions i join annees_academiques a using (annee_academique_id)
        where i.etudiant_id = e.etudiant_id and ${day}::date between a.debut and a.fin)
      and ${emailAddressOf(sql`e.etudiant_id`)} is null`);
  return rows[0]?.n ?? 0;
};
