import type { FastifyInstance } from 'fastify';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { removeUnused } from './kept-bytes';
import { deleteOrphansBefore, isStored } from './orphans.queries';
import { clearDirectory, incomingFolder } from './store/incoming';
import { deleteResumableBefore } from './uploads/uploads.queries';

/** Removes old bytes that no document has: their writer died between keeping them and writing them down. */
const removeOrphanFiles = async (app: FastifyInstance, before: number): Promise<void> => {
  for await (const empreinte of app.files.olderThan(before))
    if (!(await isStored(app.db.orm, empreinte))) await removeUnused(app, empreinte);
};

/**
 * Forgets uploads that nothing was attached to for a day, with their bytes when no other document has the same,
 * and the uploads that nobody ended. Resolves to the number of documents.
 */
export const sweepFiles = async (app: FastifyInstance): Promise<number> => {
  const { db, clock, config } = app;
  const { orm } = db;
  const before = daysBefore(clock.now(), 1);
  const orphans = await deleteOrphansBefore(orm, before);
  for (const empreinte of orphans) await removeUnused(app, empreinte);
  await deleteResumableBefore(orm, before);
  await clearDirectory(await incomingFolder(config.filesDir), Date.now() - DAY_MS);
  await removeOrphanFiles(app, Date.now() - DAY_MS);
  return orphans.length;
};
