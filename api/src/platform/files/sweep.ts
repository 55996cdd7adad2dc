import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { deleteOrphansBefore, isStored } from './orphans.queries';
import { deleteResumableBefore } from './uploads/uploads.queries';

/** Removes what the interrupted writes of earlier days left in a directory. */
const clearDirectory = async (directory: string, before: number): Promise<void> => {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && found.mtimeMs < before) await rm(path, { force: true });
  }
};

/** Removes old bytes that no document has: their writer died between keeping them and writing them down. */
const clearStrays = async ({ db: { orm }, files }: FastifyInstance, before: number): Promise<void> => {
  for await (const empreinte of files.olderThan(before)) {
    if (!(await isStored(orm, empreinte))) await files.remove(empreinte);
  }
};

/**
 * Forgets uploads that nothing was attached to for a day, with their bytes when no other document has the same,
 * and whatever unfinished uploads left behind. Resolves to the number of documents.
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
  await clearDirectory(join(config.filesDir, 'resumable'), Date.now() - DAY_MS);
  await clearDirectory(await files.incoming(), Date.now() - DAY_MS);
  await clearStrays(app, Date.now() - DAY_MS);
  return orphans.length;
};
