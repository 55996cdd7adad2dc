import { MINUTE_MS } from 'shared-contract/base/days';
import type { Deadline } from 'shared-contract/deadlines/answers';
import { toDeadline } from '../deadlines/deadlines.presenter';
import type { OwnDeadline } from '../deadlines/own-deadline';
import type { CalendarEntry } from './ics';

/** Days before which a calendar reminds of what has to be done, and of what takes place. */
const REMINDERS = { due: [7, 1], held: [1], over: [] } as const;

/** What is due at an hour takes the minutes before it: programs leave out what ends as it begins (RFC 5545 §3.8.2.2). */
const DUE_MINUTES = 30;

/** Whole days of a deadline, or the minutes before its hour. */
const dueBy = (moment: string): Pick<CalendarEntry, 'start' | 'end'> => {
  if (moment.length === 10) return { start: moment, end: moment };
  const end = new Date(moment);
  return { start: new Date(end.getTime() - DUE_MINUTES * MINUTE_MS), end };
};

/** From its beginning to its end; an end that is not after it, as a package may have it, is put after it. */
const heldFrom = (start: string | Date, end: string | Date): Pick<CalendarEntry, 'start' | 'end'> => {
  if (typeof start === 'string' || typeof end === 'string') return { start, end: end < start ? start : end };
  const least = new Date(start.getTime() + DUE_MINUTES * MINUTE_MS);
  return { start, end: end > start ? end : least };
};

const isOpen = ({ Etat }: Deadline): boolean => Etat === 'a_faire' || Etat === 'commence';

/** Period of an entry; null without a date, when done, or when missed. */
const spanOf = (own: OwnDeadline, said: Deadline): Pick<CalendarEntry, 'start' | 'end' | 'alarms'> | null => {
  if (own.end !== undefined && own.at)
    return { ...heldFrom(own.at, own.end), alarms: isOpen(said) ? REMINDERS.held : REMINDERS.over };
  if (said.JusquAu === null || !isOpen(said)) return null;
  return { ...dueBy(said.JusquAu), alarms: REMINDERS.due };
};

/** A deadline as calendars hold it; null for what they do not hold: no date, nothing left to do, or health. */
export const toEntry = (domain: string, own: OwnDeadline, now: Date): CalendarEntry | null => {
  const said = toDeadline(domain, own, now);
  const span = own.isPrivate ? null : spanOf(own, said);
  if (!span) return null;
  return {
    uid: own.code,
    title: own.title,
    ...(said.Precision === null ? {} : { description: `${said.Precision}.` }),
    ...span,
    ...(own.place ? { place: own.place } : {}),
  };
};
