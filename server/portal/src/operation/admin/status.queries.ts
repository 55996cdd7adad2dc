import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { IMPORT_ACTION } from 'server-kernel/audit/actions';
import type { Orm } from 'server-kernel/db/client';
import { auditEvents, etudiants, outbox } from 'server-schema';

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

/** The mails that wait, those that failed before, and the last one that left. */
export const findMailState = async (db: Orm) => {
  const waits = and(eq(outbox.kind, 'mail'), isNull(outbox.doneAt));
  const [waiting] = await db
    .select({
      count: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where ${outbox.lastError} is not null)::int`,
      oldest: sql<string | null>`min(${outbox.runAt})`,
    })
    .from(outbox)
    .where(waits);
  const [sent] = await db
    .select({ at: outbox.doneAt })
    .from(outbox)
    .where(and(eq(outbox.kind, 'mail'), isNotNull(outbox.doneAt)))
    .orderBy(desc(outbox.doneAt))
    .limit(1);
  return {
    waiting: waiting?.count ?? 0,
    failed: waiting?.failed ?? 0,
    oldest: asDate(waiting?.oldest ?? null),
    lastSent: sent?.at ?? null,
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
