import { formatDay } from '../base/dates';
import { type Question, toQuestion } from '../base/plausibility';
import type { ExamLine } from './answers';

/** Date of an exam, and whether the student is registered. */
export type HeldExam = Pick<
  ExamLine,
  'Code' | 'Libelle' | 'ExamenDate' | 'ExamenHeureDebut' | 'ExamenHeureFin' | 'ResultatEtudiantInscrit'
>;

/** True where both have an hour in common; one whose hours are not set clashes with nothing. */
export const isSameHour = (one: HeldExam, other: HeldExam): boolean => {
  const { ExamenHeureDebut: from, ExamenHeureFin: to } = one;
  const { ExamenHeureDebut: otherFrom, ExamenHeureFin: otherTo } = other;
  if (one.ExamenDate !== other.ExamenDate || !from || !to || !otherFrom || !otherTo) return false;
  return from < otherTo && otherFrom < to;
};

const question = (one: HeldExam, other: HeldExam): Question =>
  toQuestion(
    `examens-${[one.Code, other.Code].sort().join('-')}`,
    `«\u00a0${one.Libelle}\u00a0» et «\u00a0${other.Libelle}\u00a0» ont lieu en même temps, le ${formatDay(one.ExamenDate)}`,
  );

/**
 * Asked before exams at the same hour bind, of what is chosen with what is registered already; two that are registered
 * are asked about no more. They are not refused: the school may move one, or let her sit them one after the other.
 */
export const examClashQuestions = (exams: readonly HeldExam[]): Question[] =>
  exams.flatMap((one, rank) =>
    exams
      .slice(rank + 1)
      .filter((other) => !(one.ResultatEtudiantInscrit && other.ResultatEtudiantInscrit))
      .filter((other) => isSameHour(one, other))
      .map((other) => question(one, other)),
  );
