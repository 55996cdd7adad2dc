import { formatDay, formatHours } from '../base/dates';
import { roomName } from '../base/format';
import { NBSP } from '../base/french';
import { once } from '../base/memoize';
import type { ExamLine } from './answers';

export { REGISTRATION_TEXTS } from '../quoted';
export type {
  ExamLine,
  ExamSession,
  ExamsRegistered,
  SessionRegistered,
} from './answers';

const weekdays = /* @__PURE__ */ once(
  () => new Intl.DateTimeFormat('fr-BE', { weekday: 'long', timeZone: 'UTC' }),
);

/** The day of an exam with its weekday: `mardi 12 janvier 2027`. */
export const examDay = ({ ExamenDate }: Pick<ExamLine, 'ExamenDate'>): string =>
  `${weekdays().format(new Date(`${ExamenDate}T00:00:00Z`))}${NBSP}${formatDay(ExamenDate)}`;

/** The hours and the room of an exam: `de 9 h à 12 h, auditoire 2`; empty as long as the school has set neither. */
export const examPlace = (
  exam: Pick<ExamLine, 'ExamenHeureDebut' | 'ExamenHeureFin' | 'ExamenLocal'>,
): string =>
  [formatHours(exam.ExamenHeureDebut, exam.ExamenHeureFin), exam.ExamenLocal && roomName(exam.ExamenLocal)]
    .filter(Boolean)
    .join(', ');

/** Date and place of an exam: `12 janvier 2027, de 9 h à 12 h, auditoire 2`; unset parts are left out. */
export const examMoment = (
  exam: Pick<ExamLine, 'ExamenDate' | 'ExamenHeureDebut' | 'ExamenHeureFin' | 'ExamenLocal'>,
): string => [formatDay(exam.ExamenDate), examPlace(exam)].filter(Boolean).join(', ');

interface ExamState {
  Code: string;
  ResultatEtudiantInscrit: boolean;
}

/** Why a choice of exams is refused, or null (S1 §5, §8, CONTRACT §2). */
export type ExamRefusal = 'nothing-ticked' | 'nothing-new' | 'registered-to-all';

/** Judges ticked codes against the lines as stored; codes of no line are left to the caller. */
export const examRefusal = (lines: readonly ExamState[], ticked: readonly string[]): ExamRefusal | null => {
  if (lines.length > 0 && lines.every((line) => line.ResultatEtudiantInscrit)) return 'registered-to-all';
  if (ticked.length === 0) return 'nothing-ticked';
  const isNew = (code: string) => lines.some((line) => line.Code === code && !line.ResultatEtudiantInscrit);
  return ticked.some(isNew) ? null : 'nothing-new';
};
