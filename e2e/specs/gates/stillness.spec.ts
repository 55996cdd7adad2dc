import { answerLate } from '../../asked-reads';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { watchRest } from '../../judging/at-rest';
import { readShift, watchShifts } from '../../judging/layout-shift';

/** Runs in the page: as soon as the session is told, everything goes down by so many pixels. */
const pushDown = (pixels: number): void => {
  addEventListener('load', async () => {
    await (await fetch('/api/v1/session')).text();
    const pushed = document.createElement('div');
    pushed.style.height = `${pixels}px`;
    document.querySelector('main')?.prepend(pushed);
  });
};

test('a screen that moves when something comes late is seen to move', async ({ openAs }) => {
  const page = await openAs('230101');
  await watchShifts(page);
  const untilRest = watchRest(page);
  await answerLate(page, 1_500);
  await page.addInitScript(pushDown, 200);
  await page.goto('/contacts');
  await untilRest();
  expect(await readShift(page)).toBeGreaterThan(budgets.stillness.shift);
});
