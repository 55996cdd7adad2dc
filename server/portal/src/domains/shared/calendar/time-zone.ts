import { dayOf, hourOf, TIME_ZONE } from 'shared-contract/base/days';

/** An instant in the school's time, as the value of a property after its name and `;` (RFC 5545 §3.3.5, form 3). */
export const zonedStamp = (instant: Date): string => {
  const seconds = String(instant.getUTCSeconds()).padStart(2, '0');
  return `TZID=${TIME_ZONE}:${dayOf(instant).replaceAll('-', '')}T${hourOf(instant).replace(':', '')}${seconds}`;
};

/** The rules of the school's time (Directive 2000/84/EC), for programs that do not know it by its name. */
export const ZONE_LINES: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
