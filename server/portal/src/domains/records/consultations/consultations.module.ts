import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { contactRoutes } from 'shared-contract/records/routes';
import { findLooks } from './consultations.queries';
import { toVisits } from './visits';

/** Visits that one answer holds, newest first. */
const VISITS_AT_MOST = 200;

/** Who looked at the student's file, by role, when and why. */
export const consultationsModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, contactRoutes.consultations, async ({ request }) =>
    toVisits(await findLooks(app.db.orm, studentInView(request))).slice(0, VISITS_AT_MOST),
  );
};
