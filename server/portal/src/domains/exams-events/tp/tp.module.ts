import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from 'server-kernel/errors';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import { tpRoutes } from 'shared-contract/tp/routes';
import { findCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { registerTpDeadlines } from './deadlines';
import { saveChoices } from './save-choices';
import { toCourse, toGroup } from './tp.presenter';
import { findCourses, findGroups } from './tp.queries';

const findOwn = async (request: FastifyRequest) => {
  const { db, clock } = request.server;
  const today = dayOf(clock.now());
  const enrolment = await findCurrentEnrolment(db.orm, studentInView(request), today);
  return { serie: enrolment?.serie ?? null, courses: enrolment ? await findCourses(db.orm, enrolment) : [] };
};

/** Enrolment in the groups of practical work (S2 §2, §4; CONTRACT §5.11). */
export const tpModule = async (app: FastifyInstance): Promise<void> => {
  registerTpDeadlines(app);

  serve(app, tpRoutes.tpCourses, async ({ request }) => (await findOwn(request)).courses.map(toCourse));

  serve(app, tpRoutes.tpGroups, async ({ request, params }) => {
    const id = params.ActiviteApprentissageID;
    const { serie, courses } = await findOwn(request);
    if (!courses.some(({ activiteId }) => activiteId === id)) {
      throw notFound('Ce cours n’existe pas ou n’est pas dans votre programme.');
    }
    return { Values: (await findGroups(app.db.orm, serie, [id])).map(toGroup) };
  });

  serve(app, tpRoutes.chooseTpGroups, ({ request, body }) => saveChoices(app, request, body));
};
