import { academicYearStart } from '../base/calendar';
import { formatDay } from '../base/dates';
import { addDays, daysBetween } from '../base/days';
import { USUAL_ABSENCE_DAYS } from '../base/limits';
import { type Question, toQuestion } from '../base/plausibility';
import type { AbsenceWrite } from './schemas';

type Days = Pick<AbsenceWrite, 'AbsenceEtudiantDateDebut' | 'AbsenceEtudiantDateFin'>;

/** First and last day of an academic year, by its label such as `2026-2027`. */
const daysOfYear = (label: string) => {
  const ends = Number(label.slice(-4));
  return { first: academicYearStart(ends), last: addDays(academicYearStart(ends + 1), -1) };
};

/**
 * Questions about an absence: days outside its enrolment's academic year (`label`, as `2026-2027`), or an unusual
 * number of days, both ends counted.
 */
export const absenceQuestions = (
  { AbsenceEtudiantDateDebut: start, AbsenceEtudiantDateFin: end }: Days,
  label: string,
): Question[] => {
  const year = daysOfYear(label);
  const days = `du ${formatDay(start)} au ${formatDay(end)}`;
  return [
    ...(start < year.first || end > year.last
      ? [toQuestion('autre-annee', `L’absence n’est pas toute de l’année ${label}, ${days}`)]
      : []),
    ...(daysBetween(start, end) + 1 > USUAL_ABSENCE_DAYS
      ? [toQuestion('longue-absence', `L’absence dure plus de deux mois, ${days}`)]
      : []),
  ];
};
