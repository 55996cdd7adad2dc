import { ABSENCE_YEAR_SWITCH, ACADEMIC_YEAR_START } from './limits';

/** The time zone of every rule (CONTRACT, ARCHITECTURE API 8). */
export const TIME_ZONE = 'Europe/Brussels';

interface MonthDay {
  month: number;
  day: number;
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Brussels calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayFormat.format(instant);

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
export const academicYearStart = (endingYear: number): string => {
  const { month, day } = ACADEMIC_YEAR_START;
  return `${endingYear - 1}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** True when a label such as `2025-2026` contains the current calendar year (S1 §2, CONTRACT §3). */
export const containsCurrentYear = (label: string, now: Date): boolean =>
  label.includes(dayOf(now).slice(0, 4));

/** True for a real calendar day written `YYYY-MM-DD`, from 1900 to 2199. */
export const isDay = (value: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) return false;
  const year = Number(parts[1]);
  const moment = new Date(`${value}T00:00:00Z`);
  return (
    year >= 1900 &&
    year < 2200 &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().slice(0, 10) === value
  );
};
