import type { FastifyInstance } from 'fastify';
import { proclamationRoutes } from 'shared-contract/proclamation/routes';
import { serve } from '../../../plugins/serve';
import { studentInView } from '../../../student-in-view';
import { findCeremony } from './proclamation.queries';
import { noCeremony, registerGraduate, toProclamation } from './register-graduate';

/** Registration to the graduation ceremony (S2 §2 to §5); it closes for the student once she is registered. */
export const proclamationModule = async (app: FastifyInstance): Promise<void> => {
  serve(app, proclamationRoutes.ceremony, async ({ request }) => {
    const ceremony = await findCeremony(app.db.orm, studentInView(request));
    if (!ceremony) throw noCeremony();
    return toProclamation(ceremony);
  });

  serve(app, proclamationRoutes.registerToCeremony, ({ request, body }) =>
    registerGraduate(app.db, {
      etudiantId: studentInView(request),
      guests: body.ProclamationNombreInvites,
      now: app.clock.now(),
    }),
  );
};
