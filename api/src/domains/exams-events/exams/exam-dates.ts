import type { FastifyInstance } from 'fastify';
import type { CalendarEntry } from '../../../platform/calendar/ics';
import { findStudentExams } from '../../../platform/people/student-exams.queries';

/** The exams of a student's annual programmes, each on its day. */
export const examDates = async (app: FastifyInstance, etudiantId: number): Promise<CalendarEntry[]> => {
  const exams = await findStudentExams(app.db.orm, etudiantId);
  return exams.map(({ ID, code, libelle, Date: day }) => ({
    uid: `examen-${ID}`,
    title: `Examen : ${code} – ${libelle}`,
    start: day,
    end: day,
  }));
};
