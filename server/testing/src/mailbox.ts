import type { Database } from 'server-kernel/db/client';
import type { SendMail } from 'server-portal/domains/shared/outbox/mailer';
import type { QueuedMail } from 'server-portal/domains/shared/outbox/outbox.queries';
import { drainOutbox } from 'server-portal/domains/shared/outbox/outbox.worker';

/** Mails of a test portal: they leave the queue as any other does, and are kept instead of sent. */
export const openMailbox = (db: Database) => {
  const received = new Map<number, QueuedMail>();
  const sendMail: SendMail = async (id, mail) => {
    received.set(id, mail);
  };
  const fail = (error: unknown) => {
    throw error;
  };
  // What waits for its hour is brought forward.
  const isWaiting = async () =>
    (await db.pool.query('update outbox set run_at = least(run_at, now()) where done_at is null')).rowCount;
  return {
    sendMail,
    /** Every mail queued until now, oldest first; the portal's own worker may have taken some of them. */
    all: async (): Promise<QueuedMail[]> => {
      while (await isWaiting()) await drainOutbox(db.orm, sendMail, fail);
      return [...received].sort(([a], [b]) => a - b).map(([, mail]) => mail);
    },
  };
};
