// A file for each kind: a screen carries the words of what it shows.
export { formatIban, formatNationalNumber, roomName } from './format/codes';
export { formatDay, formatPeriod } from './format/days';
export { formatHour, formatHours } from './format/hours';
export { formatInstant, formatInstantDay, formatRecent } from './format/instants';
export { formatCents, formatMark, formatNumber } from './format/numbers';
