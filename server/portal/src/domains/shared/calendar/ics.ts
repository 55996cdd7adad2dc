import { addDays } from 'shared-contract/base/days';
import { ZONE_LINES, zonedStamp } from './time-zone';

/** One entry of a calendar; days last all day, instants have an hour. */
export interface CalendarEntry {
  /** Stable from one reading to the next. */
  uid: string;
  title: string;
  /** More, in a sentence; absent, none. */
  description?: string;
  /** First day (`YYYY-MM-DD`) or instant. */
  start: string | Date;
  /** Last day, included, or instant. */
  end: string | Date;
  place?: string;
  /** Days before which a program reminds of it, at 9 o'clock for what lasts all day. */
  alarms?: readonly number[];
}

const LINE_BYTES = 75;

/** Lines longer than 75 bytes go on behind a space, never in the middle of a letter (RFC 5545 §3.1). */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > LINE_BYTES) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current].join('\r\n');
};

/** Line ends of any system are one; other control characters are in no text of a calendar (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (one) => `\\${one}`)
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const plainDay = (day: string): string => day.replaceAll('-', '');

const when = (name: string, value: string | Date, isEnd: boolean): string =>
  typeof value === 'string'
    ? `${name};VALUE=DATE:${plainDay(isEnd ? addDays(value, 1) : value)}`
    : `${name};${zonedStamp(value)}`;

/** An all-day entry begins at midnight: its reminder comes at 9 in the morning of that many days before. */
const trigger = (days: number, isAllDay: boolean): string => (isAllDay ? `-P${days - 1}DT15H` : `-P${days}D`);

const alarm = (days: number, { title, start }: CalendarEntry): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger(days, typeof start === 'string')}`,
  `DESCRIPTION:${escapeText(title)}`,
  'END:VALARM',
];

const event = (entry: CalendarEntry, now: Date): string[] => {
  const { uid, title, description, start, end, place, alarms = [] } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@portail`,
    `DTSTAMP:${stamp(now)}`,
    when('DTSTART', start, false),
    when('DTEND', end, true),
    `SUMMARY:${escapeText(title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    ...alarms.flatMap((days) => alarm(days, entry)),
    'END:VEVENT',
  ];
};

/** Refresh interval for subscribed programs, which otherwise may wait a week (RFC 7986 §5.7, and Outlook’s own). */
const REFRESHED = ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'];

/** A calendar as programs read it (RFC 5545). */
export const toIcs = (name: string, entries: CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portail etudiant//FR',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...REFRESHED,
    ...ZONE_LINES,
    ...entries.flatMap((entry) => event(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
