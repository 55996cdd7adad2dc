import type { FastifyInstance } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import { RemediationListAnswer } from 'shared-contract/sar/answers';
import { remediationSchema } from 'shared-contract/sar/schemas';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { findRemediations } from './sar.queries';
import { saveRemediations, toRemediationList } from './save-remediations';

/** Remediation sign-up (S2 §2 to §5). */
export const sarModule = async (app: FastifyInstance): Promise<void> => {
  const answer = { response: { 200: RemediationListAnswer } };

  app.get(
    '/extranet/student/SAR',
    { config: { access: { screen: 'SAR', right: 'Read' } }, schema: answer },
    async (request) => {
      const today = dayOf(app.clock.now());
      return toRemediationList(await findRemediations(app.db.orm, studentInView(request), today));
    },
  );

  app.post(
    '/extranet/student/SAR',
    { config: { access: { screen: 'SAR', right: 'Update' }, body: remediationSchema }, schema: answer },
    (request) => {
      const { Items } = validBody(remediationSchema, request.body);
      return saveRemediations(app.db, {
        etudiantId: studentInView(request),
        items: Items,
        now: app.clock.now(),
      });
    },
  );
};
