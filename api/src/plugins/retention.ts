import fp from 'fastify-plugin';
import { DRAFT_DAYS } from 'shared-contract/base/limits';
import { deleteInclusiveAccessBefore } from '../domains/exams-events/inclusive/inclusive-trail.queries';
import { deleteAuditBefore } from '../platform/audit/audit.queries';
import { deleteDraftsBefore } from '../platform/drafts/drafts.queries';
import { deleteReportsBefore } from '../platform/federation/federation.queries';
import { sweepFiles } from '../platform/files/sweep';
import { deleteOldJobs } from '../platform/outbox/outbox.queries';
import { deleteOldKeys } from './idempotency/idempotency.queries';
import { loggableError } from './loggable-error';
import { RateCounter } from './rate-limit/rate-limit.queries';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long reports of remotes are kept, days. */
const REPORT_DAYS = 30;

/** Removes what has outlived its time, at the start and then every hour; any number of processes may do so. */
export const housekeeping = fp(
  async (app) => {
    const { db, clock, config } = app;
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY);
    const tasks = {
      sessions: () => app.sessions.purge(),
      files: () => sweepFiles(app),
      drafts: () => deleteDraftsBefore(db.orm, daysAgo(DRAFT_DAYS)),
      audit: () => deleteAuditBefore(db, daysAgo(config.auditDays)),
      inclusiveTrail: () => deleteInclusiveAccessBefore(db.orm, daysAgo(config.auditDays)),
      idempotency: () => deleteOldKeys(db.orm),
      reports: () => deleteReportsBefore(db.orm, daysAgo(REPORT_DAYS)),
      outbox: () => deleteOldJobs(db.orm),
      rateLimits: () => new RateCounter(db.pool).purge(),
    };
    const sweep = async () => {
      for (const [task, run] of Object.entries(tasks)) {
        await run().catch((error: unknown) =>
          app.log.warn({ task, err: loggableError(error) }, 'housekeeping: will be tried again'),
        );
      }
    };
    let running: Promise<void> = Promise.resolve();
    const start = () => {
      running = running.then(sweep);
    };
    const timer = setInterval(start, HOUR);
    timer.unref();
    app.addHook('onReady', async () => start());
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'housekeeping', dependencies: ['session'] },
);
