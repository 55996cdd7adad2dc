import budgets from '../../budgets.json' with { type: 'json' };
import { readShift, watchShifts } from '../../checks/layout-shift';
import { watchStable } from '../../checks/stable';
import { expect, test } from '../../fixtures';
import { delayAnswers } from '../../inlined-answers';

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
  const untilRest = watchStable(page);
  await delayAnswers(page, 1_500);
  await page.addInitScript(pushDown, 200);
  await page.goto('/contacts');
  await untilRest();
  const { value, moved } = await readShift(page);
  expect(value).toBeGreaterThan(budgets.stillness.shift);
  expect(moved).not.toEqual([]);
});
