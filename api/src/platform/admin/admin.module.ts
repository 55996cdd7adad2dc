import type { FastifyInstance } from 'fastify';
import { adminRoutes } from 'shared-contract/admin/routes';
import { serve } from '../../plugins/serve';
import { portalStatus } from './status';

/** GET /admin/status: database, mail queue, remotes, last import (CONTRACT §3). */
export const adminModule = async (app: FastifyInstance): Promise<void> => {
  const startedAt = app.clock.now();
  serve(app, adminRoutes.portalStatus, () => portalStatus(app, startedAt));
};
