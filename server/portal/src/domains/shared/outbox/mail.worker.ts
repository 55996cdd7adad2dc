import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type JobResult, type JobWithMetadata, PgBoss, type WorkOptions } from 'pg-boss';
import { jobsOnPool } from 'server-kernel/jobs/job-connections';
import { JOB_SETTINGS, MAIL_QUEUE } from 'server-kernel/jobs/queues';
import { carryOver } from './carry-over.queries';
import { createMailer, type SendMail } from './mailer';
import { type QueuedMail, URGENT } from './outbox.queries';
import { isRefusedForGood } from './refusal';

/** Mails in hand at once: two of any kind, and one of those that can't wait, whatever the others wait for. */
const WORKERS: readonly WorkOptions[] = [{}, {}, { minPriority: URGENT }];

/** Pause between two looks at a queue that was found empty, seconds. */
const POLL_SECONDS = 1;

/** How long a closing process waits for the mails in hand, milliseconds. */
const STOP_TIMEOUT = 8000;

const openBoss = ({ db, log }: FastifyInstance): PgBoss => {
  const boss = new PgBoss({
    ...JOB_SETTINGS,
    db: jobsOnPool(db.pool),
    // Gives what a process that died had in hand back to the others, and removes what is past its time.
    supervise: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    // The embedded engine has no autovacuum to look after.
    monitorVacuum: db.engine === 'postgresql',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'outbox: will be tried again'));
  boss.on('warning', (warning) => log.warn(warning, 'outbox'));
  return boss;
};

/** Sends one mail; resolves to what becomes of it: sent, tried again later, or given up. */
const deliver = async (
  job: JobWithMetadata<QueuedMail>,
  sendMail: SendMail,
  onError: (error: unknown) => void,
): Promise<JobResult> => {
  try {
    await sendMail({ id: job.id, queuedAt: job.createdOn, mail: job.data, signal: job.signal });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    onError(error);
    const output = { message: error instanceof Error ? error.message : String(error) };
    return { id: job.id, status: isRefusedForGood(error) ? 'deadletter' : 'failed', output };
  }
};

/** Sends queued mails while the server runs; several servers share the work. */
export const mailWorker = fp<{ sendMail?: SendMail }>(
  async (app, { sendMail }) => {
    const { send, close } = sendMail
      ? { send: sendMail, close: () => {} }
      : createMailer({ ...app.config, institution: app.institution });
    const boss = openBoss(app);
    const onError = (error: unknown) => app.log.warn({ err: error }, 'outbox: a message was not sent');

    const startWorker = async (options: WorkOptions): Promise<void> => {
      const worker = await boss.work(
        MAIL_QUEUE,
        { ...options, pollingIntervalSeconds: POLL_SECONDS, perJobResults: true, includeMetadata: true },
        async (jobs: JobWithMetadata<QueuedMail>[]) => {
          const results = await Promise.all(jobs.map((job) => deliver(job, send, onError)));
          // The next one at once; after a failure at the next look, so that a server that is away is not asked for each.
          if (results.every(({ status }) => status !== 'failed')) boss.notifyWorker(worker);
          return results;
        },
      );
    };

    const start = async (): Promise<void> => {
      await boss.start({ attempts: Number.MAX_SAFE_INTEGER });
      await carryOver(app.db);
      for (const options of WORKERS) await startWorker(options);
    };

    let starting: Promise<void> = Promise.resolve();
    app.addHook('onReady', async () => {
      starting = start().catch(onError);
    });
    app.addHook('onClose', async () => {
      await boss.stop({ timeout: STOP_TIMEOUT });
      await starting;
      close();
    });
  },
  { name: 'mail-worker' },
);
