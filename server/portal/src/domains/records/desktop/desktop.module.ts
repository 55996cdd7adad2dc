import type { FastifyInstance } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { desktopRoutes } from 'shared-contract/records/routes';

/** The home screen's data: 204 where no student is in view (CONTRACT §2). */
export const desktopModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, desktopRoutes.dashboard, ({ request }) => app.startup.dashboard(principalOf(request)));
};
