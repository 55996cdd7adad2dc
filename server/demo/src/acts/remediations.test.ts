import { addDays, startOfDay, weekdayOf } from 'shared-contract/base/days';
import { intervalRows } from './remediations';

test('no help session of the demo begins or ends on a Sunday, whatever the day it is filled', () => {
  const week = Array.from({ length: 7 }, (_, rank) => startOfDay(addDays('2026-11-23', rank)));
  const rows = week.flatMap(intervalRows);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ debut, fin }) => [debut, fin].some((day) => weekdayOf(day) === 0))).toEqual([]);
  expect(rows.every(({ debut, fin }) => debut <= fin)).toBe(true);
});
