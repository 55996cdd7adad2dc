import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { contactRoutes } from 'shared-contract/records/routes';
import { findFileViews } from './consultations.queries';
import { toVisits } from './visits';

/** Visits that one answer holds, newest first. */
const MAX_VISITS = 200;

/** Consultations of a student's file, by role, with date and reason. */
export const consultationsModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, contactRoutes.consultations, async ({ request }) =>
    toVisits(await findFileViews(app.db.orm, studentInView(request))).slice(0, MAX_VISITS),
  );
};
