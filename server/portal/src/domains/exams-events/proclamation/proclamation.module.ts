import type { FastifyInstance } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { proclamationRoutes } from 'shared-contract/proclamation/routes';
import { registerGraduationDeadlines } from './deadlines';
import { findCeremony } from './proclamation.queries';
import { noCeremony, registerGraduate, toProclamation } from './register-graduate';

/** Registration to the graduation ceremony (S2 §2 to §5); it closes for the student once she is registered. */
export const proclamationModule = async (app: FastifyInstance): Promise<void> => {
  registerGraduationDeadlines(app);

  serve(app, proclamationRoutes.ceremony, async ({ request }) => {
    const ceremony = await findCeremony(app.db.orm, studentInView(request));
    if (!ceremony) throw noCeremony();
    return toProclamation(ceremony);
  });

  serve(app, proclamationRoutes.registerToCeremony, ({ request, body }) => {
    const etudiantId = studentInView(request);
    return registerGraduate(app.db, {
      etudiantId,
      guests: body.ProclamationNombreInvites,
      now: app.clock.now(),
      audit: (tx, target) =>
        app.audit.record(request, { action: 'proclamation.inscription', etudiantId, target }, tx),
    });
  });
};
