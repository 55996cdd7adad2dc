import { binds } from '../base/binding';
import { get, post } from '../base/endpoint';
import type { ExamLine, ExamSession, ExamsRegistered, SessionRegistered } from './answers';
import type { ExamTicks } from './schemas';

/** The next session of the student's year; null when there is none. */
export const examSession = get('/extranet/student/InscriptionSession').answers<ExamSession | null>();

/** Exams of the session to which she is registered; none before. */
export const examLines = get('/extranet/student/InscriptionSession01').answers<ExamLine[]>();

/** Exams that the session holds for her, before she registers to it as after. */
export const sessionExams = get('/extranet/student/InscriptionSession02').answers<ExamLine[]>();

/** Registers to the session, for good. */
export const registerToSession = binds(
  post('/extranet/student/inscriptionSession/{SessionID}').answers<SessionRegistered>(),
);

/** Registers to the ticked exams, for good. */
export const registerToExams = binds(
  post('/extranet/student/inscriptionExamens').takes<ExamTicks>().answers<ExamsRegistered>(),
);
