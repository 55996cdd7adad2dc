import { addDays, dayOf } from '../base/days';
import type { Deadline } from './answers';
import {
  type DeadlineSummary,
  dayOfDeadline,
  dayOfMoment,
  isAppointment,
  isDue,
  isToDo,
  momentOfDeadline,
} from './deadlines';

const LAST_DAY = '9999';

/** Before and after all the hours of a day: what takes place all day, and what may be done until its end. */
const ALL_DAY = '';
const DAY_END = '~';

/** Order of a line within its day: by its hour, where it has one. */
const hourOf = (deadline: Deadline): string => {
  const moment = momentOfDeadline(deadline);
  if (moment === null || moment.length > 10) return moment ?? ALL_DAY;
  return moment === deadline.JusquAu ? DAY_END : ALL_DAY;
};

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** By day and hour, then as they came; what has no day is last. A day is worked out once a line. */
export const byDay = (deadlines: readonly Deadline[]): Deadline[] =>
  deadlines
    .map((deadline) => ({
      deadline,
      day: dayOfDeadline(deadline) ?? LAST_DAY,
      hour: hourOf(deadline),
    }))
    .sort((a, b) => compare(a.day, b.day) || compare(a.hour, b.hour))
    .map(({ deadline }) => deadline);

const LINES = 5;
/** Lines of what was done today that never give way. */
const DONE_LINES = 1;
/** Days ahead for exams on the home. */
const SOON_DAYS = 7;

/** Where no date is known. */
const DONE = 'Fait';

/** Screens on which all is done, theirs under them included; what takes place by itself is no act. */
const doneScreens = (deadlines: readonly Deadline[]): Record<string, string> => {
  const acts = deadlines.filter((one) => !one.EstIllisible && !isAppointment(one));
  const paths = new Set(acts.flatMap(({ Lien }) => Lien ?? []));
  return Object.fromEntries(
    [...paths].flatMap((path) => {
      const under = acts.filter(({ Lien }) => Lien === path || Lien?.startsWith(`${path}/`));
      const own = under.filter(({ Lien }) => Lien === path);
      const said = (own.find(({ RecuNumero }) => RecuNumero !== null) ?? own[0])?.Precision ?? DONE;
      return under.every(({ Etat }) => Etat === 'fait') ? [[path, said]] : [];
    }),
  );
};

/** The deadlines as the home tells them at `now` (ISO 8601). */
export const summariseDeadlines = (deadlines: readonly Deadline[], now: string): DeadlineSummary => {
  const today = dayOf(new Date(now));
  const soon = addDays(today, SOON_DAYS);
  const isSoon = (one: Deadline) => {
    const day = dayOfDeadline(one) ?? LAST_DAY;
    return isAppointment(one) && day >= today && day <= soon;
  };
  const ordered = byDay(deadlines);
  const due = ordered.filter((one) => isDue(one, now));
  const next = ordered.filter((one) => isDue(one, now) || isSoon(one));
  const unread = ordered.filter(({ EstIllisible }) => EstIllisible);
  const done = ordered.filter(
    ({ Etat, Le }) => Etat === 'fait' && Le !== null && Le.length > 10 && dayOfMoment(Le) === today,
  );
  const shown = Math.max(0, LINES - unread.length - Math.min(done.length, DONE_LINES));
  const lines = [...next.slice(0, shown), ...unread, ...done].slice(0, LINES);
  const later = ordered.find((one) => isToDo(one) && (dayOfDeadline(one) ?? '') > today);
  return {
    Total: due.length,
    Lignes: lines,
    Suivante: next.length > 0 ? null : (later ?? null),
    Faits: doneScreens(ordered),
  };
};
