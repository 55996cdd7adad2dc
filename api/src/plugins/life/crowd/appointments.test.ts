import { Appointments } from './appointments';

const HALF = () => 0.5;

test('as many come back in a second as are let in, twice, and the others later', () => {
  const appointments = new Appointments(HALF);
  const waits = Array.from({ length: 25 }, () => appointments.next(100, 5));
  expect(waits.slice(0, 10)).toEqual(Array(10).fill(2));
  expect(waits.slice(10, 20)).toEqual(Array(10).fill(3));
  expect(waits.slice(20)).toEqual(Array(5).fill(4));
  // A second later the soonest is the one that was booked in part.
  expect(appointments.next(101, 5)).toBe(3);
});

test('a few come back each second even where nobody was let in, and nobody later than in a minute', () => {
  const appointments = new Appointments(HALF);
  const waits = Array.from({ length: 300 }, () => appointments.next(7, 0));
  expect(waits.slice(0, 5)).toEqual([2, 2, 2, 2, 3]);
  expect(Math.max(...waits.slice(0, 232))).toBe(59);
  expect(new Set(waits.slice(232))).toEqual(new Set([45]));
});

test('what is past is forgotten', () => {
  const appointments = new Appointments(HALF);
  for (let told = 0; told < 4; told += 1) appointments.next(0, 1);
  expect(appointments.next(0, 1)).toBe(3);
  expect(appointments.next(1000, 1)).toBe(2);
});
