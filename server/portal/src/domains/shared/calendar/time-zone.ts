import { partsOf, TIME_ZONE } from 'shared-contract/base/days';

const formatter = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in the school's time, as the value of a property after its name and `;` (RFC 5545 §3.3.5, form 3). */
export const zonedStamp = (instant: Date): string => {
  const { year, month, day, hour, minute, second } = partsOf(formatter, instant.getTime());
  return `TZID=${TIME_ZONE}:${year}${month}${day}T${hour}${minute}${second}`;
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
