import { setImmediate as nextTick } from 'node:timers/promises';
import { inTurn } from './judging-turns';

/** A judgement that lasts until it is told to end. */
const openJudgement = () => {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { judge: () => over, end };
};

it('leaves a place to others while one person’s files take long', async () => {
  const long = openJudgement();
  const mine = [1, 2, 3].map(() => inTurn(1, long.judge));
  await nextTick();
  await expect(inTurn(2, async () => 'judged')).resolves.toBe('judged');
  long.end();
  await Promise.all(mine);
});

it('judges the files of one person one after the other', async () => {
  const first = openJudgement();
  const order: string[] = [];
  const one = inTurn(1, async () => {
    await first.judge();
    order.push('first');
  });
  const two = inTurn(1, async () => {
    order.push('second');
  });
  await nextTick();
  expect(order).toEqual([]);
  first.end();
  await Promise.all([one, two]);
  expect(order).toEqual(['first', 'second']);
});

it('goes on after a judgement that failed', async () => {
  await expect(inTurn(1, () => Promise.reject(new Error('abîmé')))).rejects.toThrow('abîmé');
  await expect(inTurn(1, async () => 'judged')).resolves.toBe('judged');
});
