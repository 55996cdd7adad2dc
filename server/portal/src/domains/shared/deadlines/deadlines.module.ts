import type { FastifyInstance } from 'fastify';
import { principalOf } from 'server-kernel/plugins/access';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { deadlineRoutes } from 'shared-contract/deadlines/routes';
import { listDeadlines } from './list-deadlines';

/** GET …/Echeances: what the student in view has to do, and when (CONTRACT §7.11). */
export const deadlinesModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, deadlineRoutes.deadlines, ({ request }) =>
    listDeadlines(app, principalOf(request), studentInView(request)),
  );
};
