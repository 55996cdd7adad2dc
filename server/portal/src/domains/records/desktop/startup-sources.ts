import type { FastifyInstance } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import type { StartupSources } from '../../../session/security/startup-sources';
import { findStudentManagers, NO_MANAGERS } from '../../shared/people/managers.queries';
import { boardSummary } from '../notices/board';
import { findDashboard } from './desktop.queries';

/** Start-up and home data of the student's file. */
export const createFileSources = (app: FastifyInstance): Omit<StartupSources, 'deskActs'> => ({
  contacts: async ({ etudiantId }) =>
    etudiantId === null ? NO_MANAGERS : findStudentManagers(app.db.orm, etudiantId),
  dashboard: async ({ etudiantId, viewing }) =>
    etudiantId === null ? null : findDashboard(app.db.orm, { etudiantId, viewing }, dayOf(app.clock.now())),
  board: (principal) => boardSummary(app, principal),
});
