import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { countFailures } from 'server-front/federation/federation.queries';
import type { Instruments } from 'server-kernel/plugins/metrics/instruments';
import { daysBefore } from 'shared-contract/base/days';
import { findMailState } from '../admin/status.queries';
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

const failures: Measure = async ({ db, clock }, { failures: gauge }) => {
  const found = await countFailures(db.orm, daysBefore(clock.now(), 1));
  gauge.reset();
  for (const { name, version, people } of found) gauge.set({ remote: name, version }, people);
};

/** Measures that need the database; they keep their last value when it does not answer. */
const DATABASE_MEASURES: Measure[] = [mails, uploads, wishes, failures];
const PROCESS_MEASURES: Measure[] = [requests, pool, pressure, disk, registry];

/** Looks at everything; what can't be read is counted, and the rest is told all the same. */
export const measureAll = async (app: FastifyInstance, instruments: Instruments): Promise<void> => {
  const { databaseUp, failedScrapes } = instruments;
  const attempt = (measure: Measure) =>
    measure(app, instruments).then(
      () => true,
      () => {
        failedScrapes.inc();
        return false;
      },
    );
  await Promise.all(PROCESS_MEASURES.map(attempt));
  const answered = await Promise.all(DATABASE_MEASURES.map(attempt));
  databaseUp.set(Number(answered.every(Boolean)));
};
