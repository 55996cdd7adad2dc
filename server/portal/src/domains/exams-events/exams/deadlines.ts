import type { FastifyInstance } from 'fastify';
import type { EventWindow } from 'shared-contract';
import { dayOf } from 'shared-contract/base/days';
import { plural } from 'shared-contract/base/french';
import { englishTitles } from 'shared-contract/records/title-language';
import { eventTime } from '../../shared/deadlines/event-time';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { examName } from '../../shared/people/exam-name';
import { sessionName } from './exams.presenter';
import { type ExamRow, findExams, findSession } from './exams.queries';
import { findExamsToSit } from './exams-to-sit.queries';

const DOMAIN = 'Examens';
const SCREEN = '/evenement/inscriptionExamens';

const toSit =
  (now: Date) =>
  (exam: ExamRow): OwnDeadline => {
    const { examenId, date, heureDebut, heureFin, local } = exam;
    return {
      code: `examen-${examenId}`,
      title: `Examen\u00a0: ${examName(exam)}`,
      english: englishTitles(exam.unite, exam.enAnglais),
      link: SCREEN,
      ...eventTime({ first: date, last: date, from: heureDebut, to: heureFin }, now),
      place: local,
    };
  };

/** The day whose session is meant: the window's last one once it is over, since a later session has its own window. */
const dayMeant = (window: EventWindow | null, today: string): string =>
  window?.Etat === 'termine' && window.Fermeture ? dayOf(new Date(Date.parse(window.Fermeture) - 1)) : today;

/** Registration to the session: begun with the session itself, done with the first exam. */
const registration = async (
  app: FastifyInstance,
  student: DeadlineStudent,
  enrolment: CurrentEnrolment,
): Promise<OwnDeadline[]> => {
  const window = student.windowOf('CanViewInscriptionSession');
  const session = await findSession(app.db.orm, enrolment, dayMeant(window, student.today));
  if (!session) return [];
  const exams = await findExams(app.db.orm, enrolment.inscriptionId, session.sessionId);
  const chosen = exams.filter(({ inscrit }) => inscrit).length;
  if (exams.length === 0) return [];
  const name = sessionName(session);
  const act = windowState(window, {
    done: chosen > 0 && (student.receiptOf(DOMAIN, `Inscription aux examens – ${name}`) ?? true),
    isBegun: session.recuNumero !== null,
  });
  const all = `${exams.length} ${plural(exams.length, 'examen', 'examens')}`;
  const detail = chosen > 0 ? `${chosen} sur ${all}` : all;
  const title = `Vous inscrire à la ${name.charAt(0).toLocaleLowerCase('fr')}${name.slice(1)}`;
  return act
    ? [
        {
          detail,
          ...act,
          code: `examens-session-${session.sessionId}`,
          title,
          link: SCREEN,
          isRequired: true,
        },
      ]
    : [];
};

/** The registration to the session, then each exam at its hour and place, or all day until those are set. */
export const examDeadlines = async (
  app: FastifyInstance,
  student: DeadlineStudent,
): Promise<OwnDeadline[]> => {
  const enrolment = await student.enrolment();
  if (!enrolment) return [];
  const [own, exams] = await Promise.all([
    registration(app, student, enrolment),
    findExamsToSit(app.db.orm, enrolment, student.today),
  ]);
  return [...own, ...exams.map(toSit(student.now))];
};

/** Brings the exams' dates to every student's deadlines. */
export const registerExamDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: DOMAIN,
    link: SCREEN,
    provider: (student) => examDeadlines(app, student),
  });
