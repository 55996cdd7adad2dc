import type { FastifyInstance } from 'fastify';
import { instantAt } from 'shared-contract/base/days';
import type { CalendarEntry } from '../../../platform/calendar/ics';
import { examName } from '../../../platform/people/exam-name';
import { findStudentExams } from '../../../platform/people/student-exams.queries';

/** The exams of a student's annual programmes: at their hours and place, or all day until those are set. */
export const examDates = async (app: FastifyInstance, etudiantId: number): Promise<CalendarEntry[]> => {
  const exams = await findStudentExams(app.db.orm, etudiantId);
  return exams.map(({ ID, Date: day, heureDebut, heureFin, local, ...exam }) => ({
    uid: `examen-${ID}`,
    title: `Examen\u00a0: ${examName(exam)}`,
    start: heureDebut ? instantAt(day, heureDebut) : day,
    end: heureFin ? instantAt(day, heureFin) : day,
    ...(local ? { place: local } : {}),
  }));
};
