import type { Absence } from 'shared-contract/absences/absences';
import { formatPeriod } from 'shared-contract/base/dates';
import { StatusBadge } from 'shared-ui';
import { ABSENCES_TEXTS } from '../texts/absences';

const texts = ABSENCES_TEXTS;

/** The days of an absence: « Le 5 janvier 2027 », « Du 14 au 16 octobre 2026 ». */
export const daysOf = ({ AbsenceEtudiantDateDebut: start, AbsenceEtudiantDateFin: end }: Absence): string => {
  const { from, to } = formatPeriod(start, end);
  return from === null ? `Le ${to}` : `Du ${from} au ${to}`;
};

/** How the school followed it up, the same wherever it is said. */
export const FollowUp = ({ SuiviAbsenceValeur }: Absence) =>
  SuiviAbsenceValeur ? (
    <StatusBadge tone="ok">{SuiviAbsenceValeur}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{texts.pending}</StatusBadge>
  );
