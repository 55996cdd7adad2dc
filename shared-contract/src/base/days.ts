// A file for each matter: a screen carries what it counts with.
export { addDays, daysBetween } from './days/calendar-days';
export { dayOf } from './days/day-of';
export { dayOfYear, isDay, weekdayOf } from './days/days-of-years';
export { hourOf } from './days/hour-of';
export { daysBefore, instantAt, startOfDay } from './days/instants';
export { DAY_MS, HOUR_MS, MINUTE_MS, TIME_ZONE } from './days/zone';
