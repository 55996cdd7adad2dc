import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { sarRoutes } from 'shared-contract/sar/routes';
import { registerSarDeadlines } from './deadlines';
import { findRemediations } from './sar.queries';
import { saveRemediations, toRemediationList } from './save-remediations';

/** Remediation sign-up (S2 §2 to §5). */
export const sarModule = async (app: FastifyInstance): Promise<void> => {
  registerSarDeadlines(app);

  serve(app, sarRoutes.remediations, async ({ request }) => {
    const today = dayOf(app.clock.now());
    return toRemediationList(await findRemediations(app.db.orm, studentInView(request), today));
  });

  serve(app, sarRoutes.saveRemediations, ({ request, body }) => {
    const etudiantId = studentInView(request);
    return saveRemediations(app.db, {
      etudiantId,
      items: body.Items,
      now: app.clock.now(),
      audit: (tx, target) =>
        app.audit.record(request, { action: 'remediation.modifiee', etudiantId, target }, tx),
    });
  });
};
