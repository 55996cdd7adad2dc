import { waitOf } from './pace';

const NOW = new Date('2026-11-23T12:00:00Z');
const LIMIT = { anHour: 2, aDay: 3 };
const ago = (...minutes: number[]) => minutes.map((one) => new Date(NOW.getTime() - one * 60_000));

it.each([
  ['nothing', ago(), 0],
  ['less than the hour allows', ago(1), 0],
  ['as much as the hour allows', ago(10, 50), 600],
  ['as much, in an hour that is over', ago(10, 60), 0],
  ['as much as the day allows', ago(90, 100, 24 * 60 - 2), 120],
  ['as much, in a day that is over', ago(90, 100, 24 * 60), 0],
])('%s', (_, dates, seconds) => {
  expect(waitOf(dates, LIMIT, NOW)).toBe(seconds);
});
