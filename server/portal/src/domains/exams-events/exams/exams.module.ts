import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from 'server-kernel/plugins/serve';
import { studentInView } from 'server-kernel/student-in-view';
import { dayOf } from 'shared-contract/base/days';
import type { ExamLine } from 'shared-contract/exams/answers';
import { examRoutes } from 'shared-contract/exams/routes';
import { findCurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { registerExamDeadlines } from './deadlines';
import { toExamLine, toSession } from './exams.presenter';
import { findExams, findSession } from './exams.queries';
import { registerToExams, registerToSession } from './register';

const findOwn = async (request: FastifyRequest) => {
  const { db, clock } = request.server;
  const today = dayOf(clock.now());
  const enrolment = await findCurrentEnrolment(db.orm, studentInView(request), today);
  const session = enrolment && (await findSession(db.orm, enrolment, today));
  return enrolment && session ? { enrolment, session } : null;
};

type Found = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

const linesOf = async ({ db }: FastifyInstance, { enrolment, session }: Found): Promise<ExamLine[]> =>
  (await findExams(db.orm, enrolment.inscriptionId, session.sessionId)).map(toExamLine);

/** Registration to the session and to its exams (S1 §2, §4, §5, §8). */
export const examsModule = async (app: FastifyInstance): Promise<void> => {
  registerExamDeadlines(app);

  serve(app, examRoutes.examSession, async ({ request }) => {
    const found = await findOwn(request);
    return found && toSession(found.session, found.enrolment.niveau);
  });

  serve(app, examRoutes.examLines, async ({ request }) => {
    const found = await findOwn(request);
    return found && found.session.recuNumero !== null ? linesOf(app, found) : [];
  });

  serve(app, examRoutes.sessionExams, async ({ request }) => {
    const found = await findOwn(request);
    return found ? linesOf(app, found) : [];
  });

  serve(app, examRoutes.registerToSession, ({ request, params }) =>
    registerToSession(app, request, params.SessionID),
  );

  serve(app, examRoutes.registerToExams, ({ request, body }) => registerToExams(app, request, body));
};
