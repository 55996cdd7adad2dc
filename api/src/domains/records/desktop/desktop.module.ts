import type { FastifyInstance } from 'fastify';
import { DashboardAnswer } from 'shared-contract/portal/answers';
import { principalOf } from '../../../plugins/access';

/** The home screen's data: 204 where no student is in view (CONTRACT §2). */
export const desktopModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/extranet/student/Dashboard',
    {
      config: { access: { session: true, startup: true } },
      schema: { response: { 200: DashboardAnswer, 204: { type: 'null' } } },
    },
    async (request, reply) => {
      const dashboard = await app.startup.dashboard(principalOf(request));
      return dashboard ?? reply.code(204).send();
    },
  );
};
