import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { frameFaults } from '../../judging/frame';
import { readShift, watchShifts } from '../../judging/layout-shift';
import { eventsScreens } from '../../screens/events';
import { examsScreens } from '../../screens/exams';
import { ordersScreens } from '../../screens/orders';
import { paeScreens } from '../../screens/pae';
import { portalScreens } from '../../screens/portal';
import { recordsScreens } from '../../screens/records';
import { reenrolmentScreens } from '../../screens/reenrolment';
import { thesisScreens } from '../../screens/thesis';
import { verificationsScreens } from '../../screens/verifications';

const SCREENS = [
  eventsScreens,
  examsScreens,
  ordersScreens,
  paeScreens,
  portalScreens,
  recordsScreens,
  reenrolmentScreens,
  thesisScreens,
  verificationsScreens,
].flat();

const WIDTHS = [375, 1280];
const DELAYS_MS = [0, 400];

/** Every path that this person opens, once: what a screen does after a gesture is not its arrival. */
const pathsOf = (user: string): string[] => [
  ...new Set(SCREENS.filter((screen) => screen.user === user).map(({ path }) => path)),
];

const shiftOf = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return readShift(page);
};

/** What moves on the screens of a person, and what stands outside their frame once they are there. */
const judge = async (page: Page, user: string, width: number): Promise<void> => {
  await watchShifts(page);
  let delay = 0;
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const worst: Record<string, number> = {};
  const outside: string[] = [];
  for (delay of DELAYS_MS)
    for (const path of pathsOf(user)) {
      worst[path] = Math.max(worst[path] ?? 0, await shiftOf(page, path));
      if (delay === 0) outside.push(...(await frameFaults(page, width)).map((fault) => `${path}: ${fault}`));
    }
  const said = Object.entries(worst).map(([path, shift]) => `${path} ${shift.toFixed(3)}`);
  test.info().annotations.push({ type: 'shift', description: `${user} ${said.join(', ')}` });
  expect(Object.entries(worst).filter(([, shift]) => shift > budgets.stillness.shift)).toEqual([]);
  expect(outside).toEqual([]);
};

for (const user of new Set(SCREENS.map((screen) => screen.user))) {
  for (const width of WIDTHS) {
    test(`no screen of ${user} moves while it arrives or leaves its frame, at ${width} px`, async ({
      openAs,
    }) => {
      test.slow();
      await judge(await openAs(user, { width }), user, width);
    });
  }
}
