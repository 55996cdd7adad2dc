import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Times of answers, seconds: from a page in memory to the limit of a statement. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Every number that the portal tells of itself; no label ever names a person or an object. */
export const createInstruments = () => {
  const register = new Registry();
  const registers = [register];
  const gauge = <Name extends string>(name: string, help: string, labelNames: Name[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  return {
    register,
    requests: new Histogram({
      name: 'portail_http_request_duration_seconds',
      help: 'Time of answers, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    // From 0 on, unlike the series of a status, of which the first sample is no increase.
    unexpected: new Counter({
      name: 'portail_unexpected_errors_total',
      help: 'Answers 500, which nothing foresaw',
      registers,
    }),
    running: gauge('portail_http_requests_running', 'Requests that are being answered, besides this one'),
    underPressure: gauge('portail_under_pressure', '1 while who comes is told to come back'),
    turnedAway: new Counter({
      name: 'portail_turned_away_total',
      help: 'People who were told to come back',
      registers,
    }),
    failedScrapes: new Counter({
      name: 'portail_metrics_failures_total',
      help: 'Times at which a number could not be read',
      registers,
    }),
    build: gauge('portail_build_info', 'Release and schema of this process', ['version', 'schema', 'engine']),
    pool: gauge('portail_database_connections', 'Connections of the pool', ['state']),
    databaseUp: gauge('portail_database_up', '1 while the database answers'),
    mails: gauge('portail_outbox_mails', 'Mails that have not left', ['state']),
    oldestMail: gauge(
      'portail_outbox_oldest_seconds',
      'Seconds since the first message that waits was queued, 0 without one',
    ),
    uploads: gauge('portail_uploads_pending', 'Files that were sent and are not used yet', ['state']),
    uploadBytes: gauge('portail_uploads_pending_bytes', 'Size of these files', ['state']),
    wishes: gauge('portail_tp_wishes', 'Wishes for full groups of practical work', ['state']),
    diskFree: gauge('portail_disk_free_bytes', 'Room where files are kept'),
    revision: gauge('portail_registry_revision', 'Revision of the registry of the remotes'),
    remotes: gauge('portail_remote_info', 'Active version of each remote', ['remote', 'version', 'enabled']),
    browserErrors: new Counter({
      name: 'portail_browser_errors_total',
      help: 'Failures that browsers told of, by file and line of the source where the source maps name it',
      labelNames: ['remote', 'version', 'place'],
      registers,
    }),
    failures: gauge('portail_remote_failures', 'Persons for whom a version in service failed in 24 hours', [
      'remote',
      'version',
    ]),
  };
};

export type Instruments = ReturnType<typeof createInstruments>;
