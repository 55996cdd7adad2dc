import { dayOf, hourOf, instantAt, isDay } from 'shared-contract/base/days';

/** Instant to Brussels date and time: `2026-11-23T18:00`; empty for null. */
export const toLocal = (instant: string | null): string =>
  instant === null ? '' : `${dayOf(new Date(instant))}T${hourOf(new Date(instant))}`;

/** Brussels date and time to instant; null while incomplete. */
export const toInstant = (local: string): string | null => {
  const [day = '', hour = ''] = local.split('T');
  return isDay(day) && /^\d{2}:\d{2}/.test(hour) ? instantAt(day, hour.slice(0, 5)).toISOString() : null;
};
