import type { ConstructorOptions, Queue } from 'pg-boss';

/** Mails on their way. */
export const MAIL_QUEUE = 'courriels';

/** Mails that were given up: refused for good, or tried too often. They wait for an operator, with the reason. */
export const LOST_MAIL_QUEUE = 'courriels-perdus';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a mail that was given up is kept, seconds. */
export const LOST_MAIL_SECONDS = 30 * DAY;

/** The queues of the portal: the one that gives a mail up comes before the one that names it. */
export const QUEUES: readonly Queue[] = [
  { name: LOST_MAIL_QUEUE, retentionSeconds: LOST_MAIL_SECONDS },
  {
    name: MAIL_QUEUE,
    deadLetter: LOST_MAIL_QUEUE,
    // About two days: a mail server that is away for a weekend's night is none that refuses.
    retryLimit: 50,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: HOUR,
    // The lease: renewed by the process that sends, so that a slow server makes nobody else send the same mail.
    heartbeatSeconds: MINUTE,
    expireInSeconds: 15 * MINUTE,
    retentionSeconds: LOST_MAIL_SECONDS,
    deleteAfterSeconds: DAY,
  },
];

/** What every use of the library has in common: no clockwork, no connection, no table of instances of its own. */
export const JOB_SETTINGS = {
  schema: 'pgboss',
  supervise: false,
  schedule: false,
  registerInstance: false,
  // Statements are traced where they are sent.
  openTelemetry: { enabled: false },
} as const satisfies ConstructorOptions;
