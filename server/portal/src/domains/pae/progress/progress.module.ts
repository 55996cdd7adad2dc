import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { progressRoutes } from 'shared-contract/progress/routes';
import { findProgress } from './find-progress';

/** « Mon parcours »: credits towards the diploma, by the rules of the annual programme (CONTRACT §7.11). */
export const progressModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, progressRoutes.progress, ({ request }) =>
    findProgress(app.db.orm, studentInView(request), app.clock.now()),
  );
};
