import { ACCESS_FLAGS } from 'shared-contract';
import { addDays, dayOf, daysBefore, startOfDay, weekdayOf } from 'shared-contract/base/days';
import type { Row, Windows } from './school';

/** A school's year: the day on which it begins, and its sessions, days given as `MM-DD`. */
export interface SchoolCalendar {
  begin: string;
  sessions: readonly { title: string; from: string; to: string }[];
}

/** An academic year by the calendar year in which it begins. */
export interface SchoolYear {
  begin: number;
  label: string;
}

/** How many years a school has on the portal, the one in progress among them. */
const YEARS = 3;

/** Oldest first; the last one is in progress. */
export const yearsOf = (now: Date, { begin }: SchoolCalendar): SchoolYear[] => {
  const today = dayOf(now);
  const year = Number(today.slice(0, 4));
  const current = today.slice(5) >= begin ? year : year - 1;
  return Array.from({ length: YEARS }, (_, at) => {
    const first = current - YEARS + 1 + at;
    return { begin: first, label: `${first}-${first + 1}` };
  });
};

export const yearRows = (years: readonly SchoolYear[], { begin }: SchoolCalendar): Row[] =>
  years.map((year) => ({
    AnneeAcademiqueValeur: year.label,
    Debut: `${year.begin}-${begin}`,
    Fin: addDays(`${year.begin + 1}-${begin}`, -1),
  }));

export const sessionRows = (years: readonly SchoolYear[], { sessions }: SchoolCalendar): Row[] =>
  years.flatMap((year) =>
    sessions.map(({ title, from, to }, at) => ({
      AnneeAcademiqueValeur: year.label,
      SessionNumero: at + 1,
      Session: `${title} ${year.begin + 1}`,
      Debut: `${year.begin + 1}-${from}`,
      Fin: `${year.begin + 1}-${to}`,
    })),
  );

/** Days of a session on which exams are held: no Sunday. */
export const examDays = (year: SchoolYear, session: { from: string; to: string }): string[] => {
  const days: string[] = [];
  const last = `${year.begin + 1}-${session.to}`;
  for (let day = `${year.begin + 1}-${session.from}`; day <= last; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 0) days.push(day);
  }
  return days;
};

/** Start of the day that lies some days from now, in Brussels; null for a side that the school left open. */
const fromNow = (now: Date, days: number | null): string | null =>
  days === null ? null : startOfDay(dayOf(daysBefore(now, -days))).toISOString();

/** `periodes.csv`, around "now". */
export const windowRows = (windows: Windows, now: Date): Row[] =>
  ACCESS_FLAGS.flatMap((flag) => {
    const window = windows[flag];
    if (!window) return [];
    const [label, since, until] = window;
    const opened = since === null ? null : -since;
    return [{ Flag: flag, Libelle: label, Ouverture: fromNow(now, opened), Fermeture: fromNow(now, until) }];
  });
