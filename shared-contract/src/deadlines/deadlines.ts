import { dayOf } from '../base/days';
import type { Deadline } from './answers';

export type { Deadline } from './answers';

/** The Brussels day of a day or of an instant, `YYYY-MM-DD`. */
export const dayOfMoment = (moment: string): string =>
  moment.length === 10 ? moment : dayOf(new Date(moment));

/** The moment at which a line stands: its last day or hour, else when it takes place or was done; null without any. */
export const momentOfDeadline = ({ Etat, JusquAu, Le }: Deadline): string | null =>
  Etat === 'fait' ? (Le ?? JusquAu) : (JusquAu ?? Le);

/** The day of that moment. */
export const dayOfDeadline = (deadline: Deadline): string | null => {
  const moment = momentOfDeadline(deadline);
  return moment === null ? null : dayOfMoment(moment);
};

/** Something still to be done, by a person who has to act. */
export const isToDo = ({ Etat, EstIllisible }: Deadline): boolean =>
  (Etat === 'a_faire' || Etat === 'commence') && !EstIllisible;

/** Something that takes place at its hour, whatever she does: an exam, a ceremony. */
export const isAppointment = (deadline: Deadline): boolean =>
  isToDo(deadline) && deadline.JusquAu === null && deadline.Le !== null;

/** True when it can be done now; appointments excluded. */
export const isDue = (deadline: Deadline, now: string): boolean =>
  isToDo(deadline) &&
  !isAppointment(deadline) &&
  (deadline.DesLe === null || Date.parse(deadline.DesLe) <= Date.parse(now));

/** Deadline summary of the home; may be inlined in the page. */
export interface DeadlineSummary {
  /** Number due now. */
  Total: number;
  /** Next lines, five at most: due by date, unreadable domains, then done today. */
  Lignes: Deadline[];
  /** The next one that is known, where there is nothing to do now. */
  Suivante: Deadline | null;
  /** What was done on the screens, by path, where nothing is left to do; absent from a server of before. */
  Faits?: Readonly<Record<string, string>>;
}
