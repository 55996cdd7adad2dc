import { apiPost, useApi } from 'shared-auth';
import type { ExamLine, ExamSession, ExamsRegistered, SessionRegistered } from 'shared-contract/exams/exams';

const STUDENT = '/extranet/student';
const SESSION = `${STUDENT}/InscriptionSession`;

/** The session of the student's year; null when there is none. */
export const useExamSession = () => useApi<ExamSession | null>(SESSION);

/** Exams of the session to which the student is registered. */
export const useExamLines = () => useApi<ExamLine[]>(`${SESSION}01`);

/** Registers to the session, for good. */
export const sendSession = (SessionID: number, idempotencyKey: string): Promise<SessionRegistered> =>
  apiPost(`${STUDENT}/inscriptionSession/${SessionID}`, undefined, { idempotencyKey });

/** Registers to these exams, for good; the same key and codes are the same request. */
export const sendExams = (codes: readonly string[], idempotencyKey: string): Promise<ExamsRegistered> =>
  apiPost(
    `${STUDENT}/inscriptionExamens`,
    codes.map((Code) => ({ Code, ResultatEtudiantInscrit: true })),
    { idempotencyKey },
  );

const isText = (value: unknown): value is string => typeof value === 'string';

/** The codes that a draft holds; anything else in it is left out. */
export const readCodes = (contents: unknown): string[] => {
  if (typeof contents !== 'object' || contents === null || !('codes' in contents)) return [];
  return Array.isArray(contents.codes) ? contents.codes.filter(isText) : [];
};
