import type { FastifyInstance } from 'fastify';
import { deadlineRoutes } from 'shared-contract/deadlines/routes';
import { principalOf } from '../../plugins/access';
import { serve } from '../../plugins/serve';
import { studentInView } from '../../student-in-view';
import { listDeadlines } from './list-deadlines';

/** GET …/Echeances: what the student in view has to do, and when (CONTRACT §7.11). */
export const deadlinesModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, deadlineRoutes.deadlines, ({ request }) =>
    listDeadlines(app, principalOf(request), studentInView(request)),
  );
};
