import type { Deadline } from 'shared-contract/deadlines/answers';
import { toDeadline } from '../deadlines/deadlines.presenter';
import type { OwnDeadline } from '../deadlines/own-deadline';
import type { CalendarEntry } from './ics';

/** Days before which a calendar reminds of what has to be done, and of what takes place. */
const REMINDERS = { due: [7, 1], held: [1], over: [] } as const;

/** A day or an hour, as the contract writes it. */
const spotOf = (moment: string): string | Date => (moment.length === 10 ? moment : new Date(moment));

const isOpen = ({ Etat }: Deadline): boolean => Etat === 'a_faire' || Etat === 'commence';

/** Period of an entry; null without a date, when done, or when missed. */
const spanOf = (own: OwnDeadline, said: Deadline): Pick<CalendarEntry, 'start' | 'end' | 'alarms'> | null => {
  if (own.end !== undefined && own.at)
    return { start: own.at, end: own.end, alarms: isOpen(said) ? REMINDERS.held : REMINDERS.over };
  if (said.JusquAu === null || !isOpen(said)) return null;
  const last = spotOf(said.JusquAu);
  return { start: last, end: last, alarms: REMINDERS.due };
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
