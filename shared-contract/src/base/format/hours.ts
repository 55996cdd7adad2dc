import { NBSP } from '../french/spaces';

/** An hour `HH:MM` in words: `9 h`, `13 h 30`. */
export const formatHour = (hour: string): string => {
  const [hours, minutes] = hour.split(':');
  return `${Number(hours)}${NBSP}h${minutes === '00' ? '' : `${NBSP}${minutes}`}`;
};

/** Two hours `HH:MM` in words: `de 9 h à 12 h`; null as long as both are not known. */
export const formatHours = (from: string | null, to: string | null): string | null =>
  from && to ? `de ${formatHour(from)} à ${formatHour(to)}` : null;
