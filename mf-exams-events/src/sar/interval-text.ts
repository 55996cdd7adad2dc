import { formatHours, formatPeriod } from 'shared-contract/base/dates';
import type { Remediation } from 'shared-contract/sar/sar';
import { SAR_TEXTS } from '../texts/sar';

/**
 * When a session is held, in words as of `today`: « du 2 au 4 décembre », « 2 décembre, de 14 h à 16 h »; the year only
 * where it is another one.
 */
export const intervalText = (
  { DateDebut, DateFin, HeureDebut, HeureFin }: Remediation['RemediationIntervalles'][number],
  today: string,
): string => {
  const { from, to } = formatPeriod(DateDebut, DateFin, today);
  const days = from === null ? to : SAR_TEXTS.from(from, to);
  return [days, formatHours(HeureDebut, HeureFin)].filter((part) => part !== null).join(', ');
};
