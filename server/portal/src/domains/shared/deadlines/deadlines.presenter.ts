import { formatDay, formatInstant } from 'shared-contract/base/dates';
import { addDays, dayOf, startOfDay } from 'shared-contract/base/days';
import type { Deadline } from 'shared-contract/deadlines/answers';
import {
  brusselsFormatter,
  formatHour,
  formatNearDay,
  formatWindow,
} from 'shared-contract/portal/format-window';
import type { OwnDeadline } from './own-deadline';

const weekday = brusselsFormatter({ weekday: 'long' });

const isDay = (moment: string | Date): moment is string => typeof moment === 'string';

/** The instant at which a last day is over, or at which something closes. */
const closingOf = (until: string | Date): Date => (isDay(until) ? startOfDay(addDays(until, 1)) : until);

/** Closing as answered: the last day when it closes at midnight, the instant otherwise. */
const lastMoment = (until: string | Date): string => {
  if (isDay(until)) return until;
  const before = dayOf(new Date(until.getTime() - 1));
  return startOfDay(addDays(before, 1)).getTime() === until.getTime() ? before : until.toISOString();
};

const momentOf = (moment: string | Date): string => (isDay(moment) ? moment : moment.toISOString());

const onDay = (moment: string | Date): string => (isDay(moment) ? moment : dayOf(moment));

const dayWords = (day: string): string => `${weekday(startOfDay(day).getTime())} ${formatDay(day)}`;

/** The day, or the first and the last. */
const daysWords = (first: string, last: string): string =>
  first === last ? dayWords(first) : `du ${dayWords(first)} au ${dayWords(last)}`;

/** The hours, or the one at which it begins; nothing of what lasts all day. */
const hoursWords = (at: string | Date, end: string | Date): string[] => {
  if (isDay(at) || isDay(end)) return [];
  const [from, to] = [formatHour(at.toISOString()), formatHour(end.toISOString())];
  return [from === to ? `à ${from}` : `de ${from} à ${to}`];
};

/** « mardi 12 janvier 2027, de 9 h à 12 h, auditoire A010 » */
const heldWords = ({ at, end, place }: OwnDeadline): string => {
  if (!at) return '';
  const last = end ?? at;
  return [daysWords(onDay(at), onDay(last)), ...hoursWords(at, last), ...(place ? [place] : [])].join(', ');
};

/** Date text as of `now`, by `formatWindow` (docs/decisions/windows.md). */
const whenWords = (own: OwnDeadline, now: Date): string | null => {
  const { state, from, until, at, end } = own;
  if (end !== undefined) return heldWords(own);
  if (state === 'fait')
    return at ? `fait le ${isDay(at) ? formatDay(at) : formatInstant(at.toISOString())}` : null;
  if (!until) return null;
  if (own.isAwaited && closingOf(until) <= now)
    return `attendu depuis le ${formatNearDay(closingOf(until).getTime() - 1, now.toISOString())}`;
  const window = {
    Ouverture: from?.toISOString() ?? null,
    Fermeture: closingOf(until).toISOString(),
    Raison: null,
  };
  return formatWindow(window, now.toISOString());
};

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** Second line of a deadline: detail, then date, then note; when missed: date, then contact. */
const precisionOf = (own: OwnDeadline, now: Date): string | null => {
  const parts = [own.detail, whenWords(own, now), own.note].filter((part) => typeof part === 'string');
  if (parts.length === 0) return null;
  if (own.state === 'manque') return upper(parts.toReversed().join('. '));
  return upper(parts.map((part, rank) => (rank === 0 ? part : lower(part))).join(', '));
};

/** A deadline as the contract shows it, as of `now`. */
export const toDeadline = (domain: string, own: OwnDeadline, now: Date): Deadline => ({
  Code: own.code,
  Domaine: domain,
  Libelle: own.title,
  ...(own.english?.length && { TitresAnglais: [...own.english] }),
  Etat: own.state,
  JusquAu: own.until ? lastMoment(own.until) : null,
  Le: own.at ? momentOf(own.at) : null,
  Lien: own.link,
  RecuNumero: own.receipt ?? null,
  Precision: precisionOf(own, now),
  DesLe: own.from && own.from > now ? own.from.toISOString() : null,
  EstIllisible: false,
});

/** The line of a domain that could not say what it has. */
export const toUnreadable = (domain: string, link: string): Deadline => ({
  Code: `illisible:${domain}`,
  Domaine: domain,
  Libelle: `${domain}\u00a0: n’a pas pu être lu`,
  Etat: 'a_faire',
  JusquAu: null,
  Le: null,
  Lien: link,
  RecuNumero: null,
  Precision: null,
  DesLe: null,
  EstIllisible: true,
});
