import type { Database } from 'server-kernel/db/client';
import { jobsOnPool } from 'server-kernel/jobs/job-connections';
import { jobsIn } from 'server-kernel/jobs/jobs-in';
import { MAIL_QUEUE } from 'server-kernel/jobs/queues';
import type { SendMail } from 'server-portal/domains/shared/outbox/mailer';
import type { QueuedMail } from 'server-portal/domains/shared/outbox/outbox.queries';

/** A mail as the queue hands it out. */
interface Received {
  queuedAt: Date;
  mail: QueuedMail;
}

/** Mails of a test portal: they leave the queue as any other does, and are kept instead of sent. */
export const openMailbox = (db: Database) => {
  const received = new Map<string, Received>();
  const sendMail: SendMail = async ({ id, queuedAt, mail }) => {
    received.set(id, { queuedAt, mail });
  };
  /** What waits for its hour is brought forward; resolves to how many there were. */
  const take = async (): Promise<number> => {
    const { boss } = await jobsIn(db.orm);
    const connection = jobsOnPool(db.pool);
    const jobs = await boss.fetch<QueuedMail>(MAIL_QUEUE, {
      db: connection,
      batchSize: 1000,
      includeMetadata: true,
      ignoreStartAfter: true,
    });
    for (const { id, createdOn, data } of jobs) received.set(id, { queuedAt: createdOn, mail: data });
    if (jobs.length > 0) await boss.complete(MAIL_QUEUE, jobs, undefined, { db: connection });
    return jobs.length;
  };
  return {
    sendMail,
    /** Every mail queued until now, oldest first; the portal's own worker may have taken some of them. */
    all: async (): Promise<QueuedMail[]> => {
      while ((await take()) > 0);
      return [...received.values()]
        .sort((a, b) => a.queuedAt.getTime() - b.queuedAt.getTime())
        .map(({ mail }) => mail);
    },
  };
};
