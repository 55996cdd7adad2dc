import { route } from '../base/route';
import {
  ExamLineListAnswer,
  ExamSessionAnswer,
  ExamsRegisteredAnswer,
  SessionRegisteredAnswer,
} from './answers';
import * as endpoints from './endpoints';
import { examTicksSchema } from './schemas';

const event = { screen: 'InscriptionSession', flag: 'CanViewInscriptionSession' } as const;
const READ = { ...event, right: 'Read', outlivesWindow: true } as const;
const REGISTER = { ...event, right: 'Create' } as const;

/** Registration to the session and to its exams (S1 §2, §4, §5, §8). */
export const examRoutes = {
  examSession: route(endpoints.examSession, { access: READ, answer: ExamSessionAnswer, mayBeEmpty: true }),
  examLines: route(endpoints.examLines, { access: READ, answer: ExamLineListAnswer }),
  sessionExams: route(endpoints.sessionExams, { access: READ, answer: ExamLineListAnswer }),
  registerToSession: route(endpoints.registerToSession, {
    access: REGISTER,
    audit: ['examens.session'],
    answer: SessionRegisteredAnswer,
  }),
  registerToExams: route(endpoints.registerToExams, {
    access: REGISTER,
    body: examTicksSchema,
    audit: ['examens.inscription'],
    answer: ExamsRegisteredAnswer,
  }),
};
