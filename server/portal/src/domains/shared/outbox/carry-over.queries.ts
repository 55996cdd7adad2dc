import { sql } from 'drizzle-orm';
import type { Database } from 'server-kernel/db/client';
import { jobsIn } from 'server-kernel/jobs/jobs-in';
import { MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { outbox } from 'server-schema';

/**
 * Takes over the mails that a release before left in its own queue, but for those that it is sending. Goes with the table,
 * in a release after this one.
 */
export const carryOver = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ payload: object; run_at: string; is_done: boolean }>(sql`
      delete from ${outbox} where locked_until is null or locked_until < now()
      returning payload, run_at, done_at is not null as is_done`);
    const waiting = rows.filter(({ is_done }) => !is_done);
    if (waiting.length === 0) return;
    const { boss, db: connection } = await jobsIn(tx);
    const jobs = waiting.map(({ payload, run_at }) => ({ data: payload, startAfter: new Date(run_at) }));
    await boss.insert(MAIL_QUEUE, jobs, { db: connection });
  });
