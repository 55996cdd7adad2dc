import type { Page } from '@playwright/test';
import { answerLate } from '../asked-reads';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import type { Screen } from '../screens/screen';
import { watchRest } from './at-rest';
import { faultsOf, sidewaysOf } from './axe';
import { frameFaults } from './frame';
import { readShift, watchShifts } from './layout-shift';

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];
const SMALLEST = { width: 320, height: 640 };
const LATE_MS = 400;

/** What moves while the screen arrives, as pages come and then with data that comes later than its screen, and what stands outside its frame. */
const arrivalFaults = async (page: Page, path: string): Promise<string[]> => {
  await watchShifts(page);
  const untilRest = watchRest(page);
  const found: string[] = [];
  for (const isLate of [false, true]) {
    if (isLate) await answerLate(page, LATE_MS);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(path);
      await untilRest();
      const shift = await readShift(page);
      const said = `${size.width} px${isLate ? ', data late' : ''}`;
      if (shift > budgets.stillness.shift) found.push(`${said}: moves by ${shift.toFixed(3)}`);
      if (!isLate) found.push(...(await frameFaults(page, size.width)).map((fault) => `${said}: ${fault}`));
    }
  }
  return found;
};

/** The page as axe judges it, on a phone and on a computer, in light and in dark. */
const accessibilityFaults = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // The dark theme has the same elements in other colours.
      const colours = colorScheme === 'dark';
      found.push(...(await faultsOf(page, `${size.width} px, ${colorScheme}`, { colours })));
    }
  }
  await page.setViewportSize(SMALLEST);
  return [...found, ...(await sidewaysOf(page, `${SMALLEST.width} px`))];
};

/**
 * One visit of each screen and person: it arrives without moving, stays within its frame, and has no accessibility
 * fault. What a screen does after a gesture is not its arrival: a path is judged to arrive once for each person.
 */
export const judgeScreens = (screens: readonly Screen[]): void => {
  const arrived = new Set<string>();
  for (const { user, path, state, reach } of screens) {
    const arrival = `${user} ${path}`;
    const isFirst = !arrived.has(arrival);
    arrived.add(arrival);
    test(`${path}${state ? `, ${state}` : ''} stands still and has no fault for ${user}`, async ({
      openAs,
    }) => {
      const page = await openAs(user, { isKnown: true });
      const found = isFirst ? await arrivalFaults(page, path) : [];
      if (!isFirst) await page.goto(path);
      await reach?.(page);
      expect([...found, ...(await accessibilityFaults(page))]).toEqual([]);
    });
  }
};
