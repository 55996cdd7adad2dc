import { addDays, dayOf, weekdayOf } from 'shared-contract/base/days';
import { type Deadline, dayOfDeadline, isToDo } from 'shared-contract/deadlines/deadlines';

/** A week, Monday to Sunday (`YYYY-MM-DD`), or a run of weeks without any deadline. */
export interface Week {
  from: string;
  to: string;
  lines: Deadline[];
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

const bucketByWeek = (dated: readonly { day: string; line: Deadline }[]): Week[] => {
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

/** Groups deadlines, sorted by day, into weeks around `now` (ISO 8601). */
export const groupByWeek = (deadlines: readonly Deadline[], now: string): DeadlineWeeks => {
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
    coming: sinceMonday(thisWeek, bucketByWeek(dated.filter(({ day }) => day >= thisWeek))),
    undated: others.filter((one) => dayOfDeadline(one) === null),
  };
};
