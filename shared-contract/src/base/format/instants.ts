import { hourOf } from '../days/hour-of';
import { TIME_ZONE } from '../days/zone';
import { formatHour } from './hours';
import { LOCALE } from './locale';
import { written } from './written';

const instantDays = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const recentDays = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', timeZone: TIME_ZONE });
/** The Brussels day of an instant in words: `21 novembre 2026`. */
export const formatInstantDay = (instant: string): string => written(instantDays.format(new Date(instant)));

/** An instant in Brussels time: `21 novembre 2026, 17 h 40`, `21 novembre 2026, 18 h`. */
export const formatInstant = (instant: string): string => {
  const moment = new Date(instant);
  return `${written(instantDays.format(moment))}, ${formatHour(hourOf(moment))}`;
};

/** An instant of the last weeks in Brussels time, whose year goes without saying: `21 novembre, 17 h 40`. */
export const formatRecent = (instant: string): string => {
  const moment = new Date(instant);
  return `${written(recentDays.format(moment))}, ${formatHour(hourOf(moment))}`;
};
