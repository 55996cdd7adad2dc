import type { Absence } from 'shared-contract/absences/absences';
import { formatDay } from 'shared-contract/base/format';
import { StatusBadge } from 'shared-ui';
import { DOCUMENT_PAGE_TEXTS } from '../document-texts';

const texts = DOCUMENT_PAGE_TEXTS.absences;

/** What two days do not share, in words: « 14 », « 28 octobre », « 30 décembre 2026 ». */
const startOf = (start: string, end: string): string => {
  const words = formatDay(start).split('\u00a0');
  if (start.slice(0, 4) !== end.slice(0, 4)) return words.join('\u00a0');
  return words.slice(0, start.slice(0, 7) === end.slice(0, 7) ? 1 : 2).join('\u00a0');
};

/** The days of an absence: « Le 5 janvier 2027 », « Du 14 au 16 octobre 2026 ». */
export const daysOf = ({ AbsenceEtudiantDateDebut: start, AbsenceEtudiantDateFin: end }: Absence): string =>
  start === end ? `Le ${formatDay(end)}` : `Du ${startOf(start, end)} au ${formatDay(end)}`;

/** How the school followed it up, the same wherever it is said. */
export const FollowUp = ({ SuiviAbsenceValeur }: Absence) =>
  SuiviAbsenceValeur ? (
    <StatusBadge tone="ok">{SuiviAbsenceValeur}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{texts.pending}</StatusBadge>
  );
