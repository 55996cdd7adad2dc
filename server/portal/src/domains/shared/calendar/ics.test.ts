import ICAL from 'ical.js';
import { type CalendarEntry, toIcs } from './ics';

const NOW = new Date('2026-11-23T10:00:00Z');

const eventOf = (entry: Partial<CalendarEntry>): ICAL.Event => {
  const whole = { uid: 'essai', title: 'Essai', start: '2027-01-04', end: '2027-01-04', ...entry };
  const calendar = new ICAL.Component(ICAL.parse(toIcs('Portail', [whole], NOW)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
};

it.each(['2026-10-24T22:00:00Z', '2026-12-24T23:59:00Z', '2027-03-28T01:00:00Z', '2027-06-30T22:00:00Z'])(
  'says %s in the school’s time, and is read as that instant',
  (instant) => {
    const start = new Date(instant);
    expect(eventOf({ start, end: new Date(start.getTime() + 1) }).startDate.toJSDate()).toEqual(start);
  },
);

it('keeps a text whole: its signs, the line ends of any system, letters of any script; and no control character', () => {
  const title = 'Examen ; « Nguyễn, Łukasz » \\ 李';
  const description = 'une\r\ndeux\rtrois\nquatre\u0000\u001b';
  const read = eventOf({ title, description });
  expect([read.summary, read.description]).toEqual([title, 'une\ndeux\ntrois\nquatre']);
});
