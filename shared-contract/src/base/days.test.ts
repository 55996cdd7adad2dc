import fc from 'fast-check';
import { formatHour } from '../portal/format-window';
import { formatPeriod } from './dates';
import {
  addDays,
  DAY_MS,
  dayOf,
  dayOfYear,
  daysBefore,
  HOUR_MS,
  hourOf,
  instantAt,
  isDay,
  startOfDay,
  weekdayOf,
} from './days';

/** Any day of the years in which Brussels keeps summer time as it does now. */
const someDay = () => fc.integer({ min: 0, max: 200 * 365 }).map((days) => addDays('1980-01-01', days));

describe('an hour of a day in Brussels', () => {
  it.each([
    ['2027-01-12', '09:00', '2027-01-12T08:00:00.000Z'],
    ['2027-06-12', '09:00', '2027-06-12T07:00:00.000Z'],
    ['2027-03-28', '13:30', '2027-03-28T11:30:00.000Z'],
    ['2026-10-25', '08:30', '2026-10-25T07:30:00.000Z'],
  ])('%s at %s is %s', (day, hour, instant) => {
    expect(instantAt(day, hour).toISOString()).toBe(instant);
  });
});

describe('days', () => {
  it('are those of Brussels', () => {
    expect(dayOf(new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
  });

  it.each(['2024-02-29', '1900-01-01', '2199-12-31'])('%s is one', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['2025-02-29', '2025-13-01', '2025-1-1', '1899-12-31', '2200-01-01', '', '2025-01-01T00:00'])(
    '%s is none',
    (day) => {
      expect(isDay(day)).toBe(false);
    },
  );

  it('have a day of the week, Sunday first', () => {
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2026-11-28')).toBe(6);
  });
});

describe('where a formatter writes the month first and the hours by halves of a day', () => {
  // As ICU 72 does for « en-CA ». These instants stand in no other test: what is kept answers none of them.
  const { prototype } = Intl.DateTimeFormat;
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  const written = { ...format, get: () => () => '11/28/2026, 6:05\u202fPM' };
  beforeEach(() => {
    Object.defineProperty(prototype, 'format', written);
  });
  afterEach(() => {
    Object.defineProperty(prototype, 'format', format);
  });

  it('days and hours are the same', () => {
    expect(dayOf(new Date('2026-11-27T23:05:00Z'))).toBe('2026-11-28');
    expect(hourOf(new Date('2026-11-27T23:05:00Z'))).toBe('00:05');
    expect(hourOf(new Date('2026-11-28T17:05:00Z'))).toBe('18:05');
  });

  it('a day begins and an hour comes when they do', () => {
    expect(startOfDay('2031-07-02').toISOString()).toBe('2031-07-01T22:00:00.000Z');
    expect(instantAt('2031-07-02', '18:05').toISOString()).toBe('2031-07-02T16:05:00.000Z');
  });

  it('periods and hours read as before', () => {
    expect(formatPeriod('2026-10-28', '2026-11-01').from).toBe('28\u00a0octobre');
    expect(formatHour('2031-07-02T16:05:00Z')).toBe('18\u00a0h\u00a005');
    expect(formatHour('2031-07-01T22:00:00Z')).toBe('0\u00a0h');
  });
});

describe('the start of a day', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s in Brussels is %s', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-22', 24],
  ])('lies so that %s has %i hours', (day, hours) => {
    const length = startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime();
    expect(length).toBe(hours * HOUR_MS);
  });

  test('the instant before it belongs to the day before, for every day', () => {
    fc.assert(
      fc.property(someDay(), (day) => {
        const start = startOfDay(day);
        expect(dayOf(start)).toBe(day);
        expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });
});

describe('counting days', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('from %s by %i comes to %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test('there and back comes to the same day, and every day on the way is real', () => {
    fc.assert(
      fc.property(someDay(), fc.integer({ min: -800, max: 800 }), (day, days) => {
        const there = addDays(day, days);
        expect(isDay(there)).toBe(true);
        expect(addDays(there, -days)).toBe(day);
        expect(there > day).toBe(days > 0);
      }),
    );
  });

  it('names a day of a year, 1 March where 29 February is none', () => {
    expect(dayOfYear(2026, { month: 9, day: 14 })).toBe('2026-09-14');
    expect(dayOfYear(2024, { month: 2, day: 29 })).toBe('2024-02-29');
    expect(dayOfYear(2025, { month: 2, day: 29 })).toBe('2025-03-01');
  });

  it('goes back in steps of 24 hours from an instant, whatever the clocks of Brussels do', () => {
    const monday = new Date('2026-10-26T10:00:00Z');
    expect(daysBefore(monday, 2).toISOString()).toBe('2026-10-24T10:00:00.000Z');
    expect(daysBefore(monday, -1).getTime()).toBe(monday.getTime() + DAY_MS);
  });
});
