import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Tx } from 'server-kernel/db/client';
import { holdBytes, removeUnused } from 'server-kernel/files/kept-bytes';
import { runInBackground } from 'server-kernel/plugins/lifecycle/background-job';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { type CopyRow, claimCopy, completeCopy, deleteCopiesOver, failCopy } from './copies.queries';
import { COPY_DAYS } from './copy-texts';
import { writeCopy } from './write-copy';

/** Pause between two looks at what was asked for, milliseconds. */
const POLL_INTERVAL = 2000;

/** Notifies the student in the transaction that makes the copy ready; idempotent by `code`. */
export type AnnounceCopy = (
  tx: Tx,
  ready: { etudiantId: number; code: string; preteLe: Date },
) => Promise<void>;

interface Made {
  empreinte: string;
  taille: number;
}

const finish = async (app: FastifyInstance, announce: AnnounceCopy, copy: CopyRow, made: Made) => {
  const { copieId, etudiantId } = copy;
  const preteLe = app.clock.now();
  const expireLe = new Date(preteLe.getTime() + COPY_DAYS * DAY_MS);
  await app.db.transaction(async (tx) => {
    await holdBytes(tx, app.files, made.empreinte);
    if (!(await completeCopy(tx, copieId, { ...made, preteLe, expireLe }))) return;
    await announce(tx, { etudiantId, code: `copie:${copieId}`, preteLe });
  });
};

/** Makes the next copy that was asked for; resolves to whether there may be more. */
export const makeNextCopy = async (app: FastifyInstance, announce: AnnounceCopy): Promise<boolean> => {
  const copy = await claimCopy(app.db.orm);
  if (!copy) return false;
  try {
    await finish(app, announce, copy, await app.files.take(await writeCopy(app, copy)));
  } catch (error) {
    app.log.warn({ err: error }, 'own data: the copy could not be made');
    await failCopy(app.db.orm, copy, app.clock.now());
  }
  return true;
};

/** Erases the copies whose days are over, rows and bytes. */
export const eraseCopies = async (app: FastifyInstance): Promise<void> => {
  const { db, clock } = app;
  const now = clock.now();
  for (const empreinte of await deleteCopiesOver(db.orm, now, daysBefore(now, COPY_DAYS)))
    await removeUnused(app, empreinte);
};

/** Makes the copies while the server runs; several servers share the work, and one that died leaves its to them. */
export const ownDataWorker = fp<{ announce: AnnounceCopy }>(
  async (app, { announce }) => {
    runInBackground(app, {
      every: POLL_INTERVAL,
      work: () => makeNextCopy(app, announce),
      onError: (error) => app.log.warn({ err: error }, 'own data: will be tried again'),
    });
    app.retention.add('own-data', () => eraseCopies(app));
  },
  { name: 'own-data', dependencies: ['stored-files'] },
);
