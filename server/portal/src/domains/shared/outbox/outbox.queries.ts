import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor, Orm } from 'server-kernel/db/client';
import { outbox } from 'server-schema';
import type { MailKind } from './mail-kinds';

/** A mail to one person, plain text in French. */
export interface Mail {
  /** Mail kind of docs/courriels.md. */
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  /** The page of the portal that it speaks of, `/commandes`: its address is written at the end. */
  path: string;
}

/** A mail as it was queued; those of an earlier version name no page and no kind. */
export type QueuedMail = Omit<Mail, 'path' | 'kind'> & { path?: string; kind?: string };

/** A row that this process has claimed. */
export interface OutboxJob {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** Rows claimed in one go, and for how long: a process that dies leaves them to the others afterwards. */
const BATCH_SIZE = 20;
const CLAIM_LEASE = sql`interval '60 seconds'`;

/**
 * Queues a mail in the transaction of its cause; it leaves within 5 s of the commit, or of as many seconds later. With
 * `dedupe`, a second mail under the same word is not queued.
 */
export const enqueueMail = async (
  tx: Executor,
  mail: Mail,
  dedupeKey?: string,
  delaySeconds = 0,
): Promise<void> => {
  const runAt = sql`now() + make_interval(secs => ${delaySeconds})`;
  const row = {
    kind: 'mail',
    payload: mail,
    runAt,
    ...(dedupeKey === undefined ? {} : { dedupe: dedupeKey }),
  };
  await tx.insert(outbox).values(row).onConflictDoNothing({ target: outbox.dedupe });
};

/**
 * Withdraws a mail that waits under this word. False when it left, or is leaving: the row is locked by whoever is first,
 * this or the worker that claims it.
 */
export const withdrawMail = async (tx: Executor, dedupeKey: string): Promise<boolean> => {
  const [found] = await tx
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .where(eq(outbox.dedupe, dedupeKey))
    .for('no key update');
  if (!found) return true;
  if (found.attempts > 0) return false;
  await tx.delete(outbox).where(eq(outbox.id, found.id));
  return true;
};

/** Claims what is due; several processes never get the same row. */
export const claimJobs = async (db: Orm): Promise<OutboxJob[]> => {
  const { rows } = await db.execute<{ id: string; kind: string; payload: unknown; attempts: number }>(sql`
    update ${outbox} set locked_until = now() + ${CLAIM_LEASE}, attempts = attempts + 1
    where id in (
      select id from ${outbox}
      where done_at is null and run_at <= now() and (locked_until is null or locked_until < now())
      order by run_at, id limit ${BATCH_SIZE} for no key update skip locked
    )
    returning id, kind, payload, attempts`);
  return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id);
};

/** The job is done; what it said is not kept. */
export const markDone = async (db: Orm, id: number): Promise<void> => {
  const done = { doneAt: sql`now()`, lockedUntil: null, lastError: null, payload: {} };
  await db.update(outbox).set(done).where(eq(outbox.id, id));
};

/** The job failed: it comes again after a while, an hour at most. */
export const markFailed = async (db: Orm, { id, attempts }: OutboxJob, error: string): Promise<void> => {
  const seconds = Math.min(3600, 2 ** Math.min(attempts, 12));
  const runAt = sql`now() + make_interval(secs => ${seconds})`;
  await db
    .update(outbox)
    .set({ runAt, lockedUntil: null, lastError: error.slice(0, 500) })
    .where(eq(outbox.id, id));
};

/** Removes jobs that were done more than 30 days ago; resolves to their number. */
export const deleteOldJobs = async (db: Orm): Promise<number> => {
  const isOld = and(isNotNull(outbox.doneAt), lt(outbox.doneAt, sql`now() - interval '30 days'`));
  return (await db.delete(outbox).where(isOld)).rowCount ?? 0;
};
