import { dayOf, hourOf, instantAt, isDay } from 'shared-contract/base/days';

/** An instant as a field of day and hour says it in Brussels: `2026-11-23T18:00`; nothing for null. */
export const toLocal = (instant: string | null): string =>
  instant === null ? '' : `${dayOf(new Date(instant))}T${hourOf(new Date(instant))}`;

/** The instant that such a field says; null while it is not one. */
export const toInstant = (local: string): string | null => {
  const [day = '', hour = ''] = local.split('T');
  return isDay(day) && /^\d{2}:\d{2}/.test(hour) ? instantAt(day, hour.slice(0, 5)).toISOString() : null;
};
