import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { adminRoutes } from 'shared-contract/admin/routes';
import { portalStatus } from './status';

/** GET /admin/status: database, mail queue, remotes, last import (CONTRACT §3). */
export const adminModule = async (app: FastifyInstance): Promise<void> => {
  const startedAt = app.clock.now();
  serve(app, adminRoutes.portalStatus, () => portalStatus(app, startedAt));
};
