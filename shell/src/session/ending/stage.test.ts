import { HOUR_MS, MINUTE_MS } from 'shared-contract/base/days';
import { type Stage, stageAt } from './stage';

const NOW = 1_000 * HOUR_MS;

/** Stage of a session that ends in so many minutes, by rest and whatever is done. */
const stageOf = (idle: number, absolute: number, idleTime = 60): Stage =>
  stageAt(
    {
      idleEnd: NOW + idle * MINUTE_MS,
      absoluteEnd: NOW + absolute * MINUTE_MS,
      idleTime: idleTime * MINUTE_MS,
    },
    NOW,
  );

test.each<[string, Stage, Stage]>([
  ['an hour before', stageOf(60, 600), 'far'],
  ['three minutes before an end that an act puts off', stageOf(3, 600), 'far'],
  ['two minutes before it', stageOf(2, 600), 'near'],
  ['half a minute before it, where a session rests one', stageOf(0.5, 600, 1), 'near'],
  ['40 seconds before it there', stageOf(0.7, 600, 1), 'far'],
  ['five minutes before the end of the longest session', stageOf(40, 5), 'last'],
  ['six minutes before it', stageOf(40, 6), 'far'],
  ['where an act puts off the first of two near ends', stageOf(1, 4), 'near'],
  ['once it rested too long', stageOf(0, 300), 'over'],
  ['once it lasted too long', stageOf(40, -1), 'over'],
])('%s', (_, stage, expected) => {
  expect(stage).toBe(expected);
});
