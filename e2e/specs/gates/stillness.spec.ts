import type { Page } from '@playwright/test';
import { answerLate } from '../../asked-reads';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { watchRest } from '../../judging/at-rest';
import { frameFaults } from '../../judging/frame';
import { readShift, watchShifts } from '../../judging/layout-shift';
import { eventsScreens } from '../../screens/events';
import { examsScreens } from '../../screens/exams';
import { gestionScreens } from '../../screens/gestion';
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
  gestionScreens,
  ordersScreens,
  paeScreens,
  portalScreens,
  recordsScreens,
  reenrolmentScreens,
  thesisScreens,
  verificationsScreens,
].flat();

const WIDTHS = [375, 1280];
const LATE_MS = 400;

/** Every path that this person opens, once: what a screen does after a gesture is not its arrival. */
const pathsOf = (user: string): string[] => [
  ...new Set(SCREENS.filter((screen) => screen.user === user).map(({ path }) => path)),
];

/** Resolves to how far what is in view moved by itself until the screen was at rest. */
const visit = async (page: Page, path: string, untilRest: () => Promise<void>): Promise<number> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await untilRest();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return readShift(page);
};

/** What moves on the screens of a person, and what stands outside their frame once they are there. */
const judge = async (page: Page, user: string, width: number): Promise<void> => {
  await watchShifts(page);
  const untilRest = watchRest(page);
  const paths = pathsOf(user);
  const outside: string[] = [];
  const moved: [path: string, shift: number][] = [];
  for (const path of paths) {
    moved.push([path, await visit(page, path, untilRest)]);
    outside.push(...(await frameFaults(page, width)).map((fault) => `${path}: ${fault}`));
  }
  // As pages come, then with data that comes later than its screen.
  await answerLate(page, LATE_MS);
  for (const path of paths) moved.push([path, await visit(page, path, untilRest)]);
  const said = moved.map(([path, shift]) => `${path} ${shift.toFixed(3)}`);
  test.info().annotations.push({ type: 'shift', description: `${user} ${said.join(', ')}` });
  expect(moved.filter(([, shift]) => shift > budgets.stillness.shift)).toEqual([]);
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
