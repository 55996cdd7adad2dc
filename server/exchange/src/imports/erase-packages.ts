import type { FastifyInstance } from 'fastify';
import { isStored } from 'server-kernel/files/orphans.queries';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { IMPORT_LIMITS } from 'shared-contract/imports/imports';
import { forgetPackages } from './imports.queries';
import { clearPackages } from './packages-folder';

/** Erases the packages that were imported or given up, and those whose days are over with what was found in them. */
export const erasePackages = async ({ db, files, clock, config }: FastifyInstance): Promise<void> => {
  const now = clock.now();
  for (const empreinte of await forgetPackages(db.orm, daysBefore(now, IMPORT_LIMITS.keptDays), now))
    if (!(await isStored(db.orm, empreinte))) await files.remove(empreinte);
  await clearPackages(config.filesDir, Date.now() - DAY_MS);
};
