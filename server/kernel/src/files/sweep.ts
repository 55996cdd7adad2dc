import type { FastifyInstance } from 'fastify';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { deleteOrphansBefore, isStored } from './orphans.queries';
import { clearDirectory, incomingFolder } from './store/incoming';
import { deleteResumableBefore } from './uploads/uploads.queries';

/** Removes old bytes that no document has: their writer died between keeping them and writing them down. */
const removeOrphanFiles = async ({ db: { orm }, files }: FastifyInstance, before: number): Promise<void> => {
  for await (const empreinte of files.olderThan(before)) {
    if (!(await isStored(orm, empreinte))) await files.remove(empreinte);
  }
};

/**
 * Forgets uploads that nothing was attached to for a day, with their bytes when no other document has the same,
 * and the uploads that nobody ended. Resolves to the number of documents.
 */
export const sweepFiles = async (app: FastifyInstance): Promise<number> => {
  const { db, files, clock, config } = app;
  const { orm } = db;
  const before = daysBefore(clock.now(), 1);
  const orphans = await deleteOrphansBefore(orm, before);
  for (const empreinte of orphans) {
    if (!(await isStored(orm, empreinte))) await files.remove(empreinte);
  }
  await deleteResumableBefore(orm, before);
  await clearDirectory(await incomingFolder(config.filesDir), Date.now() - DAY_MS);
  await removeOrphanFiles(app, Date.now() - DAY_MS);
  return orphans.length;
};
