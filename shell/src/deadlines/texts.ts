import { startOfDay } from 'shared-contract/base/days';
import { plural } from 'shared-contract/base/french';
import { formatNearDay } from 'shared-contract/portal/format-window';

const day = (value: string, now: string): string => formatNearDay(startOfDay(value).getTime(), now);

/** « 23 au 29 novembre », « 30 novembre au 6 décembre », with the year where it is another one. */
export const weekWords = (from: string, to: string, now: string): string => {
  const end = day(to, now);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const number = Number(from.slice(8));
  const start = isOneMonth ? (number === 1 ? '1er' : String(number)) : day(from, now);
  return `${start} au ${end}`;
};

/** « Mes échéances ». */
export const DEADLINES = {
  error: 'Vos échéances n’ont pas pu être chargées',
  filter: 'Domaine',
  all: 'Toutes',
  print: 'Imprimer',
  calendar: 'Dans mon calendrier',
  calendarText:
    'Un abonnement suit les changements d’heure et de local. Il se crée dans «\u00a0Mes données\u00a0».',
  download: 'Télécharger toutes les dates',
  subscribe: 'Recevoir ces dates dans mon calendrier',
  exams: (count: number) => `${count}\u00a0${plural(count, 'examen', 'examens')}`,
  session: (from: string, to: string, now: string) => `Examens du ${weekWords(from, to, now)}`,
  first: 'Sans attendre',
  thisWeek: 'Cette semaine',
  undated: 'Sans date',
  before: 'Semaines passées',
  nothing: (from: string, to: string, now: string) => `Rien du ${weekWords(from, to, now)}`,
  counted: (count: number) => (count < 2 ? `${count}\u00a0échéance` : `${count}\u00a0échéances`),
  empty: 'Aucune échéance',
  emptyText: 'Rien n’est daté pour vous en ce moment. Ce qui s’ouvrira apparaîtra ici.',
} as const;
