// A file for each kind: a screen carries the words of what it shows.
export { formatCents } from './format/cents';
export { formatIban, formatNationalNumber, roomName } from './format/codes';
export { formatDay, formatPeriod } from './format/days';
export { formatHour, formatHours } from './format/hours';
export { formatInstant, formatInstantDay, formatRecent } from './format/instants';
export { formatMark } from './format/marks';
export { formatNumber } from './format/numbers';
