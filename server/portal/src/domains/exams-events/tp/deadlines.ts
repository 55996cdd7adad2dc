import type { FastifyInstance } from 'fastify';
import type { DeadlineStudent, OwnDeadline } from '../../shared/deadlines/own-deadline';
import { windowState } from '../../shared/deadlines/window-state';
import type { CurrentEnrolment } from '../../shared/people/current-enrolment.queries';
import { reservedPlaceDeadlines } from '../tp-wishes/deadlines';
import { type CourseRow, findCourses } from './tp.queries';

const SCREEN = '/evenement/inscriptionTP';

const detailOf = (chosen: number, courses: number): string => {
  if (chosen > 0) return `${chosen} cours sur ${courses}`;
  return `${courses} cours`;
};

const choice = (
  student: DeadlineStudent,
  { inscriptionId }: CurrentEnrolment,
  courses: readonly CourseRow[],
): OwnDeadline[] => {
  const chosen = courses.filter(({ groupeId }) => groupeId !== null).length;
  const act = windowState(student.windowOf('AccesInscriptionTP'), {
    done:
      chosen === courses.length &&
      (student.receiptOf('Travaux pratiques', 'Inscription aux groupes de travaux pratiques') ?? true),
    isBegun: chosen > 0,
  });
  if (!act) return [];
  const title = 'Choisir vos groupes de travaux pratiques';
  const detail = detailOf(chosen, courses.length);
  return [{ detail, ...act, code: `groupes-tp-${inscriptionId}`, title, link: SCREEN }];
};

/** The groups that are to be chosen, and the places that may be refused. */
const tpDeadlines = async (app: FastifyInstance, student: DeadlineStudent): Promise<OwnDeadline[]> => {
  const { orm } = app.db;
  const enrolment = await student.enrolment();
  const courses = enrolment ? await findCourses(orm, enrolment) : [];
  if (!enrolment || courses.length === 0) return [];
  const kept = await reservedPlaceDeadlines(orm, enrolment.inscriptionId);
  return [...choice(student, enrolment, courses), ...kept];
};

/** Brings the groups that are to be chosen to every student's deadlines. */
export const registerTpDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Groupes de TP',
    link: SCREEN,
    provider: (student) => tpDeadlines(app, student),
  });
