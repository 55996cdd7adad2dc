import type { anneesAcademiques, sessions } from 'server-schema/records/catalogue';
import { academicYearEnd, academicYearLabel, academicYearStart } from 'shared-contract/base/calendar';
import { addDays, weekdayOf } from 'shared-contract/base/days';
import holidays from '../data/jours-feries.json' with { type: 'json' };

/** An academic year with its three examination sessions; ids do not depend on the date of the load. */
export interface DemoYear {
  id: number;
  /** The year in which it ends. */
  end: number;
  label: string;
  sessions: DemoSession[];
}

export interface DemoSession {
  id: number;
  numero: 1 | 2 | 3;
  libelle: string;
  /** First and last day, `YYYY-MM-DD`. */
  debut: string;
  fin: string;
}

const sessionsOf = (yearId: number, end: number): DemoSession[] => [
  { id: yearId * 3 - 2, numero: 1, libelle: `janvier ${end}`, debut: `${end}-01-04`, fin: `${end}-01-29` },
  { id: yearId * 3 - 1, numero: 2, libelle: `juin ${end}`, debut: `${end}-05-31`, fin: `${end}-06-26` },
  { id: yearId * 3, numero: 3, libelle: `septembre ${end}`, debut: `${end}-08-20`, fin: `${end}-09-10` },
];

/** Oldest first: the current year (the last) and the three before it. */
export const buildYears = (now: Date): [DemoYear, DemoYear, DemoYear, DemoYear] => {
  const current = academicYearEnd(now);
  const year = (id: number, end: number): DemoYear => ({
    id,
    end,
    label: academicYearLabel(end),
    sessions: sessionsOf(id, end),
  });
  return [year(1, current - 3), year(2, current - 2), year(3, current - 1), year(4, current)];
};

export const yearRow = ({ id, end, label }: DemoYear): typeof anneesAcademiques.$inferInsert => ({
  anneeAcademiqueId: id,
  valeur: label,
  debut: academicYearStart(end),
  fin: addDays(academicYearStart(end + 1), -1),
});

export const sessionRows = (year: DemoYear): (typeof sessions.$inferInsert)[] =>
  year.sessions.map(({ id, numero, libelle, debut, fin }) => ({
    sessionId: id,
    anneeAcademiqueId: year.id,
    numero,
    libelle,
    debut,
    fin,
  }));

const HOLIDAYS = new Set(holidays.map(({ date }) => date));

/** Days of a session on which exams are held: Monday to Saturday, public holidays aside. */
export const examDays = ({ debut, fin }: DemoSession): string[] => {
  const days: string[] = [];
  for (let day = debut; day <= fin; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 0 && !HOLIDAYS.has(day)) days.push(day);
  }
  return days;
};
