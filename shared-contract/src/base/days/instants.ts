import { dayOf } from './day-of';
import { hourOf } from './hour-of';
import { midnightUtc } from './midnight';
import { DAY_MS, HOUR_MS } from './zone';

/** The instant at which a day (`YYYY-MM-DD`) begins in Brussels: clocks there are 1 hour, in summer 2, ahead of UTC. */
export const startOfDay = (day: string): Date => {
  const inSummer = new Date(midnightUtc(day) - 2 * HOUR_MS);
  return dayOf(inSummer) === day ? inSummer : new Date(midnightUtc(day) - HOUR_MS);
};

/** The instant of a Brussels day (`YYYY-MM-DD`) and hour (`HH:MM`); the earlier one where clocks go back. */
export const instantAt = (day: string, hour: string): Date => {
  const inSummer = new Date(Date.parse(`${day}T${hour}:00Z`) - 2 * HOUR_MS);
  return hourOf(inSummer) === hour ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
};

/** The instant that lies so many times 24 hours before another, after it when negative. */
export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY_MS);
