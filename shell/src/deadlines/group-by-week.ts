import { addDays, dayOf, weekdayOf } from 'shared-contract/base/days';
import { type Deadline, dayOfDeadline, isAppointment, isToDo } from 'shared-contract/deadlines/deadlines';

/** A week, Monday to Sunday (`YYYY-MM-DD`), or a run of weeks without any deadline. */
export interface Week {
  from: string;
  to: string;
  lines: Deadline[];
  /** The exams of these days are many and far away: they fold into one line. */
  isSession?: true;
}

/** Deadlines of a year, grouped for the page. */
export interface DeadlineWeeks {
  /** Domains that can't be read, and what is still awaited although its day is over. */
  first: Deadline[];
  /** Weeks before this one, the nearest last. */
  past: Week[];
  /** This week and those after it; weeks without a line stand as one. */
  coming: Week[];
  /** To do, without a day. */
  undated: Deadline[];
}

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

const weekOf = (monday: string, lines: Deadline[]): Week => ({ from: monday, to: addDays(monday, 6), lines });

interface Dated {
  day: string;
  line: Deadline;
}

const bucketByWeek = (dated: readonly Dated[]): Week[] => {
  const weeks = new Map<string, Deadline[]>();
  for (const { day, line } of dated) {
    const monday = mondayOf(day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), line]);
  }
  return [...weeks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([monday, lines]) => weekOf(monday, lines));
};

/** Adds the empty weeks between others, consecutive ones merged. */
const fillGaps = (weeks: readonly Week[]): Week[] =>
  weeks.flatMap((week, rank) => {
    const next = weeks[rank + 1];
    const after = addDays(week.to, 1);
    return next && after < next.from
      ? [week, { from: after, to: addDays(next.from, -1), lines: [] }]
      : [week];
  });

/** Weeks from the given Monday on, an empty first one included. */
const sinceMonday = (monday: string, weeks: readonly Week[]): Week[] => {
  const next = weeks[0];
  const rest = fillGaps(weeks);
  return next && monday < next.from
    ? [{ from: monday, to: addDays(next.from, -1), lines: [] }, ...rest]
    : rest;
};

/** True for the week that contains `now` (ISO 8601), by the date in Brussels. */
export const isThisWeek = ({ from, to }: Week, now: string): boolean => {
  const today = dayOf(new Date(now));
  return from <= today && today <= to;
};

/** Exams this many days away or more may fold. */
const FAR_DAYS = 14;
/** A session of fewer exams than this stays open. */
const MANY_EXAMS = 4;

const sessionOf = (exams: readonly Dated[]): Week[] => {
  const [first, last] = [exams[0], exams.at(-1)];
  if (!first || !last || exams.length < MANY_EXAMS) return [];
  return [{ from: first.day, to: last.day, lines: exams.map(({ line }) => line), isSession: true }];
};

/** Sessions of many exams, two of them parted by two weeks without any. */
const sessionsOf = (dated: readonly Dated[], today: string): Week[] => {
  const far = addDays(today, FAR_DAYS);
  const sessions: Dated[][] = [];
  for (const one of dated) {
    if (one.day < far || !isAppointment(one.line)) continue;
    const session = sessions.at(-1);
    const before = session?.at(-1);
    if (session && before && one.day <= addDays(before.day, FAR_DAYS)) session.push(one);
    else sessions.push([one]);
  }
  return sessions.flatMap(sessionOf);
};

const isInside = ({ from, to }: Week, { from: start, to: end }: Week): boolean => start <= to && from <= end;

/** The weeks with each session at its first day; a week that only a session fills is not told apart. */
const withSessions = (weeks: readonly Week[], sessions: readonly Week[]): Week[] => {
  const folded = new Set(sessions.flatMap(({ lines }) => lines));
  const others = weeks.flatMap((week) => {
    const lines = week.lines.filter((line) => !folded.has(line));
    const isEmptied = lines.length === 0 && sessions.some((session) => isInside(week, session));
    return isEmptied ? [] : [{ ...week, lines }];
  });
  return [...others, ...sessions].sort((a, b) => (a.from < b.from ? -1 : 1));
};

/** Groups deadlines, sorted by day, into weeks around `now` (ISO 8601). */
export const groupByWeek = (
  deadlines: readonly Deadline[],
  now: string,
  { foldsSessions = true } = {},
): DeadlineWeeks => {
  const today = dayOf(new Date(now));
  const thisWeek = mondayOf(today);
  const isLate = (one: Deadline) => isToDo(one) && (dayOfDeadline(one) ?? today) < today;
  const isFirst = (one: Deadline) => one.EstIllisible || isLate(one);
  const others = deadlines.filter((one) => !isFirst(one));
  const dated = others.flatMap((line) => {
    const day = dayOfDeadline(line);
    return day === null ? [] : [{ day, line }];
  });
  return {
    first: deadlines.filter(isFirst),
    past: bucketByWeek(dated.filter(({ day }) => day < thisWeek)),
    coming: withSessions(
      sinceMonday(thisWeek, bucketByWeek(dated.filter(({ day }) => day >= thisWeek))),
      foldsSessions ? sessionsOf(dated, today) : [],
    ),
    undated: others.filter((one) => dayOfDeadline(one) === null),
  };
};
