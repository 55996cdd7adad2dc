import type { FastifyInstance } from 'fastify';
import { ProclamationAnswer, ProclamationSavedAnswer } from 'shared-contract/proclamation/answers';
import { proclamationSchema } from 'shared-contract/proclamation/schemas';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { findCeremony } from './proclamation.queries';
import { noCeremony, registerGraduate, toProclamation } from './register-graduate';

const flag = 'AccesProclamation';

/** Registration to the graduation ceremony (S2 §2 to §5); it closes for the student once she is registered. */
export const proclamationModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/extranet/student/Proclamation',
    {
      config: { access: { screen: 'Proclamation', right: 'Read', flag } },
      schema: { response: { 200: ProclamationAnswer } },
    },
    async (request) => {
      const ceremony = await findCeremony(app.db.orm, studentInView(request));
      if (!ceremony) throw noCeremony();
      return toProclamation(ceremony);
    },
  );

  app.post(
    '/extranet/student/Proclamation',
    {
      config: { access: { screen: 'Proclamation', right: 'Create', flag }, body: proclamationSchema },
      schema: { response: { 200: ProclamationSavedAnswer } },
    },
    (request) => {
      const { ProclamationNombreInvites: guests } = validBody(proclamationSchema, request.body);
      return registerGraduate(app.db, {
        etudiantId: studentInView(request),
        guests,
        now: app.clock.now(),
      });
    },
  );
};
