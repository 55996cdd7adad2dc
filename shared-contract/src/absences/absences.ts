export { absenceYearEnd, academicYearLabel, isAbsenceYear } from '../base/calendar';
export type { Absence } from './answers';

/** A value of the parameter ExamenID (CONTRACT §3). */
export interface ExamOption {
  ID: number;
  Display: string;
  /** `YYYY-MM-DD` */
  Date: string;
  InscriptionID: number;
  ActiviteApprentissageID: number;
}

/** An absence that was followed up is read-only (S2 §4). */
export const isAbsenceLocked = (absence: { SuiviAbsenceValeur: string | null }): boolean =>
  absence.SuiviAbsenceValeur !== null && absence.SuiviAbsenceValeur !== '';

/** The exams that an absence may name: of its enrolment, between its two days, both included (S2 §5). */
export const examsWithin = <T extends Pick<ExamOption, 'Date' | 'InscriptionID'>>(
  exams: readonly T[],
  inscriptionId: number,
  start: string,
  end: string,
): T[] =>
  exams.filter((exam) => exam.InscriptionID === inscriptionId && exam.Date >= start && exam.Date <= end);
