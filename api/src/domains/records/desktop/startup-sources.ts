import type { StartupSources } from '../../../access/fastify';
import type { Orm } from '../../../db/client';
import { findStudentManagers, NO_MANAGERS } from '../../../platform/people/managers.queries';
import { findDashboard } from './desktop.queries';

/** What the start-up answers take from the student's file. */
export const createStartupSources = (db: Orm): StartupSources => ({
  contacts: async ({ etudiantId }) =>
    etudiantId === null ? NO_MANAGERS : findStudentManagers(db, etudiantId),
  dashboard: async ({ etudiantId }) => (etudiantId === null ? null : findDashboard(db, etudiantId)),
});
