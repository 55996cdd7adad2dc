import { type AcademicYear, daysOfYear } from '../base/calendar';
import { formatDay } from '../base/dates';
import { daysBetween } from '../base/days';
import { USUAL_ABSENCE_DAYS } from '../base/limits';
import { type Question, toQuestion } from '../base/plausibility';
import type { AbsenceWrite } from './schemas';

type Days = Pick<AbsenceWrite, 'AbsenceEtudiantDateDebut' | 'AbsenceEtudiantDateFin'>;

/**
 * Questions about an absence: days outside its enrolment's academic year, or an unusual number of days, both ends
 * counted.
 */
export const absenceQuestions = (
  { AbsenceEtudiantDateDebut: start, AbsenceEtudiantDateFin: end }: Days,
  academicYear: AcademicYear,
): Question[] => {
  const year = daysOfYear(academicYear);
  const days = `du ${formatDay(start)} au ${formatDay(end)}`;
  return [
    ...(start < year.first || end > year.last
      ? [
          toQuestion(
            'autre-annee',
            `L’absence n’est pas toute de l’année ${academicYear.AnneeAcademiqueValeur}, ${days}`,
          ),
        ]
      : []),
    ...(daysBetween(start, end) + 1 > USUAL_ABSENCE_DAYS
      ? [toQuestion('longue-absence', `L’absence dure plus de deux mois, ${days}`)]
      : []),
  ];
};
