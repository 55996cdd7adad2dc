import type { FastifyInstance } from 'fastify';
import type { StartupSources } from '../session/security/startup-sources';
import { findDeskActs } from './gestion/scope.queries';
import { createFileSources } from './records/desktop/startup-sources';

/** Start-up and home data of the domains. */
export const createStartupSources = (app: FastifyInstance): StartupSources => ({
  ...createFileSources(app),
  deskActs: (principal) => findDeskActs(app.db.orm, principal),
});
