import { recordRead, subscribeToReads } from './recorded-reads';

it('tells what screens were given, before and after somebody listens', () => {
  const told: unknown[] = [];
  recordRead('/a', 1);
  recordRead('/a', 2);
  subscribeToReads(({ path, answer }) => told.push([path, answer]));
  recordRead('/b', 3);
  expect(told).toEqual([
    ['/a', 2],
    ['/b', 3],
  ]);
});
