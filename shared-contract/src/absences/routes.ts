import { route } from '../base/route';
import { AbsenceAnswer, AbsenceListAnswer } from './answers';
import * as endpoints from './endpoints';
import { absenceSchema } from './schemas';

const READ = { screen: 'Absences', right: 'Read' } as const;

/** Absences of the academic year in progress (S2 §2, §4, §5, §9). */
export const absenceRoutes = {
  absences: route(endpoints.absences, { access: READ, answer: AbsenceListAnswer }),
  absence: route(endpoints.absence, { access: READ, answer: AbsenceAnswer }),
  saveAbsence: route(endpoints.saveAbsence, {
    access: { screen: 'Absences', right: 'Create' },
    body: absenceSchema,
    audit: ['absence.declaree', 'absence.modifiee'],
    answer: AbsenceAnswer,
  }),
};
