import { addDays, dayOf, dayOfYear } from './days';
import { ABSENCE_YEAR_SWITCH, ACADEMIC_YEAR_START } from './limits';

interface MonthDay {
  month: number;
  day: number;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

const isFrom = (day: string, from: MonthDay): boolean =>
  Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10)) >= from.month * 100 + from.day;

/** Label of the academic year that ends in a year: 2026 -> `2025-2026`. */
export const academicYearLabel = (endingYear: number): string => `${endingYear - 1}-${endingYear}`;

/** The year in which the academic year of absences ends: this year, the next from 15 September (S2 §9). */
export const absenceYearEnd = (now: Date): number => {
  const day = dayOf(now);
  return yearOf(day) + (isFrom(day, ABSENCE_YEAR_SWITCH) ? 1 : 0);
};

/** The year in which the academic year in progress ends; it begins on 14 September. */
export const academicYearEnd = (now: Date): number => {
  const day = dayOf(now);
  return yearOf(day) + (isFrom(day, ACADEMIC_YEAR_START) ? 1 : 0);
};

/** First day of the academic year that ends in a year, `YYYY-MM-DD`. */
export const academicYearStart = (endingYear: number): string =>
  dayOfYear(endingYear - 1, ACADEMIC_YEAR_START);

/** An academic year as an answer names it; the days are the school's own (a copy kept from before has none). */
export interface AcademicYear {
  AnneeAcademiqueValeur: string;
  AnneeDebut?: string;
  AnneeFin?: string;
}

/** First and last day of an academic year: the school's, else those of the decree by its label. */
export const daysOfYear = ({ AnneeAcademiqueValeur, AnneeDebut, AnneeFin }: AcademicYear) => {
  const ends = Number(AnneeAcademiqueValeur.slice(-4));
  return {
    first: AnneeDebut ?? academicYearStart(ends),
    last: AnneeFin ?? addDays(academicYearStart(ends + 1), -1),
  };
};

/** True from the first to the last day of an academic year. */
export const isInYear = (year: AcademicYear, day: string): boolean => {
  const { first, last } = daysOfYear(year);
  return first <= day && day <= last;
};

/** True when absences of a day are of this academic year: from the day after its first on (S2 §9: 15 September). */
export const isAbsenceYear = (year: AcademicYear, day: string): boolean => isInYear(year, addDays(day, -1));

/** True when a label such as `2025-2026` contains the current calendar year (S1 §2, CONTRACT §3). */
export const containsCurrentYear = (label: string, now: Date): boolean =>
  label.includes(dayOf(now).slice(0, 4));
