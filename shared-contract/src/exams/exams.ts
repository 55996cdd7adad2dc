export { EVENT_TEXTS } from '../base/texts';
export type {
  ExamLine,
  ExamSession,
  ExamsRegistered,
  SessionRegistered,
} from './answers';

interface ExamState {
  Code: string;
  ResultatEtudiantInscrit: boolean;
}

/** Why a choice of exams cannot be saved, or null when it can (S1 §5, §8, CONTRACT §2). */
export type ExamRefusal = 'nothing-ticked' | 'nothing-new' | 'registered-to-all';

/** Judges ticked codes against the lines as stored; codes of no line are left to the caller. */
export const examRefusal = (lines: readonly ExamState[], ticked: readonly string[]): ExamRefusal | null => {
  if (lines.length > 0 && lines.every((line) => line.ResultatEtudiantInscrit)) return 'registered-to-all';
  if (ticked.length === 0) return 'nothing-ticked';
  const isNew = (code: string) => lines.some((line) => line.Code === code && !line.ResultatEtudiantInscrit);
  return ticked.some(isNew) ? null : 'nothing-new';
};
