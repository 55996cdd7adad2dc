import type { FastifyInstance } from 'fastify';
import { PortalStatusAnswer } from 'shared-contract/federation/status-answers';
import { portalStatus } from './status';

/** GET /admin/status: database, mail queue, remotes, last import (CONTRACT §3). */
export const adminModule = async (app: FastifyInstance): Promise<void> => {
  const startedAt = app.clock.now();

  app.get(
    '/admin/status',
    {
      config: { access: { roles: ['admin'], navigation: true } },
      schema: { response: { 200: PortalStatusAnswer } },
    },
    () => portalStatus(app, startedAt),
  );
};
