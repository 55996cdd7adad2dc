import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf } from 'shared-contract/base/days';
import {
  ExamLineListAnswer,
  ExamSessionAnswer,
  ExamsRegisteredAnswer,
  SessionRegisteredAnswer,
} from 'shared-contract/exams/answers';
import { examTicksSchema } from 'shared-contract/exams/schemas';
import { idParams, toId } from '../../../params';
import { findCurrentEnrolment } from '../../../platform/people/current-enrolment.queries';
import { validBody } from '../../../plugins/valid-body';
import { studentInView } from '../../../student-in-view';
import { examDates } from './exam-dates';
import { toExamLine, toSession } from './exams.presenter';
import { findExams, findSession } from './exams.queries';
import { registerToExams, registerToSession } from './register';

const event = { screen: 'InscriptionSession', flag: 'CanViewInscriptionSession' } as const;
const READ = { access: { ...event, right: 'Read' } } as const;
const REGISTER = { ...event, right: 'Create' } as const;

const findOwn = async (request: FastifyRequest) => {
  const { db, clock } = request.server;
  const today = dayOf(clock.now());
  const enrolment = await findCurrentEnrolment(db.orm, studentInView(request), today);
  const session = enrolment && (await findSession(db.orm, enrolment, today));
  return enrolment && session ? { enrolment, session } : null;
};

/** Registration to the session and to its exams (S1 §2, §4, §5, §8). */
export const examsModule = async (app: FastifyInstance): Promise<void> => {
  app.calendar.add((etudiantId) => examDates(app, etudiantId));

  app.get(
    '/extranet/student/InscriptionSession',
    { config: READ, schema: { response: { 200: ExamSessionAnswer, 204: { type: 'null' } } } },
    async (request, reply) => {
      const found = await findOwn(request);
      return found ? toSession(found.session, found.enrolment.niveau) : reply.code(204).send();
    },
  );

  app.get(
    '/extranet/student/InscriptionSession01',
    { config: READ, schema: { response: { 200: ExamLineListAnswer } } },
    async (request) => {
      const found = await findOwn(request);
      if (!found || found.session.recuNumero === null) return [];
      const rows = await findExams(app.db.orm, found.enrolment.inscriptionId, found.session.sessionId);
      return rows.map(toExamLine);
    },
  );

  app.post<{ Params: { SessionID: string } }>(
    '/extranet/student/inscriptionSession/:SessionID',
    {
      config: { access: REGISTER },
      schema: { params: idParams('SessionID'), response: { 200: SessionRegisteredAnswer } },
    },
    (request) => registerToSession(app, request, toId(request.params.SessionID)),
  );

  app.post(
    '/extranet/student/inscriptionExamens',
    {
      config: { access: REGISTER, body: examTicksSchema },
      schema: { response: { 200: ExamsRegisteredAnswer } },
    },
    (request) => {
      const ticks = validBody(examTicksSchema, request.body);
      return registerToExams(app, request, [...new Set(ticks.map(({ Code }) => Code))]);
    },
  );
};
