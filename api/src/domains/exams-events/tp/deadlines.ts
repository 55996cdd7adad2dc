import type { FastifyInstance } from 'fastify';
import { boundBy } from '../../../platform/deadlines/bound-by';
import type { DeadlineStudent, OwnDeadline } from '../../../platform/deadlines/own-deadline';
import { findCurrentEnrolment } from '../../../platform/people/current-enrolment.queries';
import { findCourses } from './tp.queries';

const SCREEN = '/evenement/inscriptionTP';

const detailOf = (chosen: number, courses: number): string => {
  if (chosen > 0) return `${chosen} cours sur ${courses}`;
  return `${courses} cours`;
};

const tpDeadlines = async (app: FastifyInstance, student: DeadlineStudent): Promise<OwnDeadline[]> => {
  const { orm } = app.db;
  const enrolment = await findCurrentEnrolment(orm, student.etudiantId, student.today);
  const courses = enrolment ? await findCourses(orm, enrolment) : [];
  if (!enrolment || courses.length === 0) return [];
  const chosen = courses.filter(({ groupeId }) => groupeId !== null).length;
  const act = boundBy(student.windowOf('AccesInscriptionTP'), {
    done:
      chosen === courses.length &&
      (student.receiptOf('Travaux pratiques', 'Inscription aux groupes de travaux pratiques') ?? true),
    isBegun: chosen > 0,
  });
  const code = `groupes-tp-${enrolment.inscriptionId}`;
  return act
    ? [
        {
          detail: detailOf(chosen, courses.length),
          ...act,
          code,
          title: 'Choisir vos groupes de travaux pratiques',
          link: SCREEN,
        },
      ]
    : [];
};

/** Brings the groups that are to be chosen to every student's deadlines. */
export const registerTpDeadlines = (app: FastifyInstance): void =>
  app.deadlines.register({
    domain: 'Groupes de TP',
    link: SCREEN,
    provider: (student) => tpDeadlines(app, student),
  });
