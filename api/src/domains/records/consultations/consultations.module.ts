import type { FastifyInstance } from 'fastify';
import { ConsultationListAnswer } from 'shared-contract/records/answers';
import { studentInView } from '../../../student-in-view';
import { findLooks } from './consultations.queries';
import { toVisits } from './visits';

/** Visits that one answer holds, newest first. */
const VISITS_AT_MOST = 200;

/** GET …/Consultations: who looked at the student's file, by role, when and why; its right is that of Contacts. */
export const consultationsModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/extranet/student/Consultations',
    {
      config: { access: { screen: 'Contacts', right: 'Read' } },
      schema: { response: { 200: ConsultationListAnswer } },
    },
    async (request) => toVisits(await findLooks(app.db.orm, studentInView(request))).slice(0, VISITS_AT_MOST),
  );
};
