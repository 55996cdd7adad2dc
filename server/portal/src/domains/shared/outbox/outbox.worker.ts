import fp from 'fastify-plugin';
import type { Orm } from 'server-kernel/db/client';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';
import { createMailer, type SendMail } from './mailer';
import {
  claimJobs,
  deleteOldJobs,
  markDone,
  markFailed,
  type OutboxJob,
  type QueuedMail,
} from './outbox.queries';

/** Pause between two looks at the queue, milliseconds. */
const POLL_INTERVAL = 1000;

const isMail = (value: unknown): value is QueuedMail =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'subject', 'text'].every((name) => typeof Reflect.get(value, name) === 'string');

const runJob = async (job: OutboxJob, sendMail: SendMail): Promise<void> => {
  if (job.kind !== 'mail' || !isMail(job.payload)) throw new Error(`unknown job: ${job.kind}`);
  await sendMail(job.id, job.payload);
};

/** Carries out what is due; resolves to how many jobs were claimed. A failed one stays for later. */
export const drainOutbox = async (
  db: Orm,
  sendMail: SendMail,
  onError: (error: unknown) => void,
): Promise<number> => {
  const jobs = await claimJobs(db);
  for (const job of jobs) {
    try {
      await runJob(job, sendMail);
      await markDone(db, job.id);
    } catch (error) {
      onError(error);
      await markFailed(db, job, error instanceof Error ? error.message : String(error));
    }
  }
  return jobs.length;
};

/** Sends queued mails while the server runs; several servers share the work. */
export const outboxWorker = fp<{ sendMail?: SendMail }>(
  async (app, { sendMail = createMailer({ ...app.config, institution: app.institution }) }) => {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'outbox: will be tried again');
    const work = async () => (await drainOutbox(app.db.orm, sendMail, onError)) > 0;
    runInBackground(app, { every: POLL_INTERVAL, work, onError });
    app.retention.add('outbox', () => deleteOldJobs(app.db.orm));
  },
  { name: 'outbox', dependencies: ['retention'] },
);
