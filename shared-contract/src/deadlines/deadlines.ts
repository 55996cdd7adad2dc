import { addDays, dayOf } from '../base/days';
import type { Deadline } from './answers';

export type { Deadline } from './answers';

/** The Brussels day of a day or of an instant, `YYYY-MM-DD`. */
export const dayOfMoment = (moment: string): string =>
  moment.length === 10 ? moment : dayOf(new Date(moment));

/** The day under which a line stands: its last day, else when it takes place or was done; null without any. */
export const dayOfDeadline = ({ Etat, JusquAu, Le }: Deadline): string | null => {
  const moment = Etat === 'fait' ? (Le ?? JusquAu) : (JusquAu ?? Le);
  return moment === null ? null : dayOfMoment(moment);
};

/** Something still to be done, by a person who has to act. */
export const isToDo = ({ Etat, EstIllisible }: Deadline): boolean =>
  (Etat === 'a_faire' || Etat === 'commence') && !EstIllisible;

/** Something that takes place at its hour, whatever she does: an exam, a ceremony. */
export const isAppointment = (deadline: Deadline): boolean =>
  isToDo(deadline) && deadline.JusquAu === null && deadline.Le !== null;

/** What can be done now: begun to be possible, and no appointment. */
export const isDue = (deadline: Deadline, now: string): boolean =>
  isToDo(deadline) &&
  !isAppointment(deadline) &&
  (deadline.DesLe === null || Date.parse(deadline.DesLe) <= Date.parse(now));

const LAST = '9999';

/** By day, then as they came; what has no day is last. A day is worked out once a line. */
export const byDay = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines
    .map((deadline) => ({ deadline, day: dayOfDeadline(deadline) ?? LAST }))
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ deadline }) => deadline);

/** What the home says of the deadlines; the server may inline it in the page. */
export interface DeadlineSummary {
  /** How many can be done now. */
  Total: number;
  /** What comes next, five at most: to do by date, unreadable domains, then what was done today. */
  Lignes: Deadline[];
  /** The next one that is known, where there is nothing to do now. */
  Suivante: Deadline | null;
}

const LINES = 5;
/** Lines of what was done today that never give way. */
const DONE_LINES = 1;
/** How many days ahead the home tells of an exam. */
const SOON_DAYS = 7;

/** The deadlines as the home tells them at `now` (ISO 8601). */
export const summariseDeadlines = (deadlines: readonly Deadline[], now: string): DeadlineSummary => {
  const today = dayOf(new Date(now));
  const soon = addDays(today, SOON_DAYS);
  const isSoon = (one: Deadline) => {
    const day = dayOfDeadline(one) ?? LAST;
    return isAppointment(one) && day >= today && day <= soon;
  };
  const ordered = byDay(deadlines);
  const due = ordered.filter((one) => isDue(one, now));
  const next = ordered.filter((one) => isDue(one, now) || isSoon(one));
  const unread = ordered.filter(({ EstIllisible }) => EstIllisible);
  const done = ordered.filter(
    ({ Etat, Le }) => Etat === 'fait' && Le !== null && Le.length > 10 && dayOfMoment(Le) === today,
  );
  const kept = Math.max(0, LINES - unread.length - Math.min(done.length, DONE_LINES));
  const lines = [...next.slice(0, kept), ...unread, ...done].slice(0, LINES);
  const later = ordered.find((one) => isToDo(one) && (dayOfDeadline(one) ?? '') > today);
  return { Total: due.length, Lignes: lines, Suivante: next.length > 0 ? null : (later ?? null) };
};
