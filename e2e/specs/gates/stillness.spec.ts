import type { Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { readShift, watchShifts } from '../../layout-shift';
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

/** Screens that do not hold yet, by person and path, with what they move today: a figure may only shrink. */
const NOT_YET: Partial<Record<string, number>> = budgets.stillness.notYet;

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

for (const user of new Set(SCREENS.map((screen) => screen.user))) {
  test(`no screen of ${user} moves while it arrives`, async ({ openAs }) => {
    test.slow();
    const page = await openAs(user);
    await watchShifts(page);
    let delay = 0;
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    const worst: Record<string, number> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 812 : 900 });
      for (delay of DELAYS_MS)
        for (const path of pathsOf(user)) worst[path] = Math.max(worst[path] ?? 0, await shiftOf(page, path));
    }
    const said = Object.entries(worst).map(([path, shift]) => `${path} ${shift.toFixed(3)}`);
    test.info().annotations.push({ type: 'shift', description: `${user} ${said.join(', ')}` });
    const moving = Object.entries(worst).filter(
      ([path, shift]) => shift > (NOT_YET[`${user} ${path}`] ?? budgets.stillness.shift),
    );
    expect(moving).toEqual([]);
  });
}
