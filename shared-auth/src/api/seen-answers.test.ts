import { noteSeen, watchSeen } from './seen-answers';

it('tells what screens were given, before and after somebody listens', () => {
  const told: unknown[] = [];
  noteSeen('/a', 1);
  noteSeen('/a', 2);
  watchSeen(({ path, answer }) => told.push([path, answer]));
  noteSeen('/b', 3);
  expect(told).toEqual([
    ['/a', 2],
    ['/b', 3],
  ]);
});
