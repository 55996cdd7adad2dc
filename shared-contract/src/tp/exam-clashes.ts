import { formatDay } from '../base/dates';
import type { Question } from '../base/plausibility';
import type { HeldExam } from '../exams/clashes';
import { isClash, type NamedClash, type TimedGroup } from './clashes';

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const isAtItsHour = (
  { slot }: TimedGroup,
  { ExamenDate, ExamenHeureDebut: from, ExamenHeureFin: to }: HeldExam,
): boolean =>
  from !== null && to !== null && isClash(slot, { Jour: weekdayOf(ExamenDate), Debut: from, Fin: to });

/** The exams at the hour of a group: no timetable says whether it meets in that week. */
export const examClashes = (group: TimedGroup, exams: readonly HeldExam[]): NamedClash[] =>
  exams
    .filter((exam) => isAtItsHour(group, exam))
    .map(({ Code, Libelle, ExamenDate }) => ({
      code: `examen-${Code}-${group.groupId}`,
      statement: `Votre examen «\u00a0${Libelle}\u00a0», le ${formatDay(ExamenDate)}, a lieu à l’heure de «\u00a0${group.course}\u00a0» (${group.group})`,
    }));

/**
 * Asked before groups at the hour of exams bind, of the exams that she is registered to and that are to come. Whether it is
 * so the portal knows better than she does: she is asked what she wants.
 */
export const examGroupQuestions = (
  groups: readonly TimedGroup[],
  exams: readonly HeldExam[],
  today: string,
): Question[] => {
  const coming = exams.filter((exam) => exam.ResultatEtudiantInscrit && exam.ExamenDate >= today);
  return groups
    .flatMap((group) => examClashes(group, coming))
    .map(({ code, statement }) => ({ code, text: `${statement}. Gardez-vous ce groupe\u202f?` }));
};
