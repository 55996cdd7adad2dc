import type { FastifyInstance } from 'fastify';
import { removeUnused } from 'server-kernel/files/kept-bytes';
import { DAY_MS, daysBefore } from 'shared-contract/base/days';
import { IMPORT_LIMITS } from 'shared-contract/imports/imports';
import { forgetPackages } from './imports.queries';
import { clearPackages } from './packages-folder';

/** Erases the packages that were imported or given up, and those whose days are over with what was found in them. */
export const erasePackages = async (app: FastifyInstance): Promise<void> => {
  const { db, clock, config } = app;
  const now = clock.now();
  for (const empreinte of await forgetPackages(db.orm, daysBefore(now, IMPORT_LIMITS.keptDays), now))
    await removeUnused(app, empreinte);
  await clearPackages(config.filesDir, Date.now() - DAY_MS);
};
