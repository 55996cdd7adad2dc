import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { countFailures } from 'server-front/federation/federation.queries';
import { findServed } from 'server-front/federation/find-served';
import type { StoredRegistry } from 'server-front/registry/served-releases';
import type { Instruments } from 'server-kernel/plugins/metrics/instruments';
import { daysBefore } from 'shared-contract/base/days';
import { findMailState } from '../admin/status.queries';
import { answersInTime } from '../answers-in-time';
import { countWaitingUploads, countWishes } from './metrics.queries';

/** A look at one thing that is not counted as it happens. */
type Measure = (app: FastifyInstance, instruments: Instruments) => Promise<void>;

const requests: Measure = async (app, { running }) => {
  running.set(Math.max(0, app.requestsInHand() - 1));
};

const pool: Measure = async ({ db }, { pool: gauge }) => {
  gauge.set({ state: 'open' }, db.pool.totalCount);
  gauge.set({ state: 'idle' }, db.pool.idleCount);
  gauge.set({ state: 'waited_for' }, db.pool.waitingCount);
};

const pressure: Measure = async (app, { underPressure, turnedAway }) => {
  underPressure.set(Number(app.isUnderPressure()));
  turnedAway.reset();
  turnedAway.inc(app.turnedAway());
};

const mails: Measure = async ({ db }, { mails: gauge, oldestMail }) => {
  const { waiting, failed, lost, unaddressed, oldest } = await findMailState(db.orm);
  gauge.set({ state: 'waiting' }, waiting);
  gauge.set({ state: 'failed_before' }, failed);
  gauge.set({ state: 'given_up' }, lost);
  gauge.set({ state: 'without_address' }, unaddressed);
  oldestMail.set(oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : 0);
};

const uploads: Measure = async ({ db }, { uploads: files, uploadBytes }) => {
  for (const [state, found] of Object.entries(await countWaitingUploads(db.orm))) {
    files.set({ state }, found.files);
    uploadBytes.set({ state }, found.bytes);
  }
};

const wishes: Measure = async ({ db, clock }, { wishes: gauge }) => {
  for (const [state, found] of Object.entries(await countWishes(db.orm, clock.now())))
    gauge.set({ state }, found);
};

const disk: Measure = async ({ config }, { diskFree }) => {
  const { bavail, bsize } = await statfs(config.filesDir).catch(() => statfs(config.dataDir));
  diskFree.set(bavail * bsize);
};

const registry: Measure = async ({ releases }, { revision, remotes }) => {
  const current = await releases.current();
  revision.set(current.revision);
  remotes.reset();
  for (const { entry } of current.remotes) {
    const version = entry.release?.version ?? 'none';
    remotes.set({ remote: entry.name, version, enabled: String(entry.enabled) }, 1);
  }
};

/** Of a version that nobody is served any more, nothing is left to mend. */
const isInService = (current: StoredRegistry, name: string, version: string): boolean => {
  const served = findServed(current, name, version);
  return served !== null && (!('entry' in served) || served.entry.enabled);
};

const failures: Measure = async ({ db, clock, releases }, { failures: gauge }) => {
  const found = await countFailures(db.orm, daysBefore(clock.now(), 1));
  const current = await releases.current();
  gauge.reset();
  for (const { name, version, people } of found)
    if (isInService(current, name, version)) gauge.set({ remote: name, version }, people);
};

/** Measures that need the database; they keep their last value when it does not answer. */
const DATABASE_MEASURES: Measure[] = [mails, uploads, wishes, failures];
const PROCESS_MEASURES: Measure[] = [requests, pool, pressure, disk, registry];

/** How long an answer waits for the database, milliseconds: Prometheus gives it up, and takes the process for absent. */
const PATIENCE = 500;

/** A database that has not answered for so long, milliseconds, is taken for absent. */
const DATABASE_TIMEOUT = 5000;

/**
 * Looks at everything; what can't be read is counted, and the rest is told all the same. One look at the database at a
 * time, which goes on behind the answer where it takes long.
 */
export const createMeasurement = (app: FastifyInstance): (() => Promise<void>) => {
  const { instruments } = app;
  const { databaseUp, failedScrapes } = instruments;
  let look: { since: number; done: Promise<void> } | null = null;

  const attempt = (measure: Measure) =>
    measure(app, instruments).then(
      () => true,
      () => {
        failedScrapes.inc();
        return false;
      },
    );
  const lookAtDatabase = async () => {
    const answered = await Promise.all(DATABASE_MEASURES.map(attempt));
    databaseUp.set(Number(answered.every(Boolean)));
    look = null;
  };

  return async () => {
    await Promise.all(PROCESS_MEASURES.map(attempt));
    look ??= { since: performance.now(), done: lookAtDatabase() };
    const { since, done } = look;
    const isDone = await answersInTime(done, PATIENCE);
    if (!isDone && performance.now() - since > DATABASE_TIMEOUT) databaseUp.set(0);
  };
};
