import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import { TpCourseListAnswer, TpGroupsAnswer, TpSavedAnswer } from 'shared-contract/tp/answers';
import { tpChoicesSchema } from 'shared-contract/tp/schemas';
import { notFound } from '../../../errors';
import { idParams, toId } from '../../../params';
import { findCurrentEnrolment } from '../../../platform/people/current-enrolment.queries';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { saveChoices } from './save-choices';
import { toCourse, toGroup } from './tp.presenter';
import { findCourses, findGroups } from './tp.queries';

const event = { screen: 'InscriptionTP', flag: 'AccesInscriptionTP' } as const;
const READ = { access: { ...event, right: 'Read' } } as const;

const findOwn = async (request: FastifyRequest) => {
  const { db, clock } = request.server;
  const today = dayOf(clock.now());
  const enrolment = await findCurrentEnrolment(db.orm, studentInView(request), today);
  return { serie: enrolment?.serie ?? null, courses: enrolment ? await findCourses(db.orm, enrolment) : [] };
};

/** Enrolment in the groups of practical work (S2 §2, §4; CONTRACT §5.11). */
export const tpModule = async (app: FastifyInstance): Promise<void> => {
  app.get(
    '/extranet/student/InscriptionTP',
    { config: READ, schema: { response: { 200: TpCourseListAnswer } } },
    async (request) => (await findOwn(request)).courses.map(toCourse),
  );

  app.get<{ Params: { ActiviteApprentissageID: string } }>(
    '/extranet/student/InscriptionTP01/:ActiviteApprentissageID',
    {
      config: READ,
      schema: { params: idParams('ActiviteApprentissageID'), response: { 200: TpGroupsAnswer } },
    },
    async (request) => {
      const id = toId(request.params.ActiviteApprentissageID);
      const { serie, courses } = await findOwn(request);
      if (!courses.some(({ activiteId }) => activiteId === id)) {
        throw notFound('Ce cours n’existe pas ou n’est pas dans votre programme.');
      }
      return { Values: (await findGroups(app.db.orm, serie, [id])).map(toGroup) };
    },
  );

  app.post(
    '/extranet/student/inscriptionTP',
    {
      config: { access: { ...event, right: 'Create' }, body: tpChoicesSchema },
      schema: { response: { 200: TpSavedAnswer } },
    },
    (request) => saveChoices(app, request, validBody(tpChoicesSchema, request.body)),
  );
};
