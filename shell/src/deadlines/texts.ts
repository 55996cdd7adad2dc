import { startOfDay } from 'shared-contract/base/days';
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
  lead: 'Toute l’année, semaine par semaine\u00a0: ce qui est à faire, ce qui vient, ce qui est fait.',
  error: 'Vos échéances n’ont pas pu être chargées',
  filter: 'Domaine',
  all: 'Toutes',
  print: 'Imprimer',
  download: 'Tout ajouter à mon calendrier',
  subscribe: 'S’abonner depuis mon téléphone',
  toCalendar: (title: string) => `Ajouter à mon calendrier\u00a0: ${title}`,
  first: 'Sans attendre',
  thisWeek: 'Cette semaine',
  undated: 'Sans date',
  before: 'Voir avant',
  nothing: (from: string, to: string, now: string) => `Rien du ${weekWords(from, to, now)}`,
  counted: (count: number) => (count < 2 ? `${count}\u00a0échéance` : `${count}\u00a0échéances`),
  empty: 'Aucune échéance',
  emptyText: 'Rien n’est daté pour vous en ce moment. Ce qui s’ouvrira apparaîtra ici.',
} as const;
