import type { Page } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import { delayAnswers } from '../inlined-answers';
import type { Screen } from '../screens/screen';
import { accessibilityIssues, axeIssues, overflowsHorizontally } from './accessibility';
import { readShift, watchShifts } from './layout-shift';
import { markupFaults } from './markup';
import { layoutIssues } from './page-layout';
import { watchStable } from './stable';

const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];
const SMALLEST = { width: 320, height: 640 };
const LATE_MS = 400;

/** Layout shift while loading, with inlined and with delayed data, and layout issues. */
const layoutShiftIssues = async (page: Page, path: string): Promise<string[]> => {
  await watchShifts(page);
  const untilRest = watchStable(page);
  const found: string[] = [];
  for (const isLate of [false, true]) {
    if (isLate) await delayAnswers(page, LATE_MS);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(path);
      await untilRest();
      const { value: shift, moved } = await readShift(page);
      const said = `${size.width} px${isLate ? ', data late' : ''}`;
      if (shift > budgets.stillness.shift) {
        found.push(`${said}: moves by ${shift.toFixed(3)} (${moved.join(' · ')})`);
      }
      if (!isLate) found.push(...(await layoutIssues(page, size.width)).map((fault) => `${said}: ${fault}`));
    }
  }
  return found;
};

/** The page as the server sends it, before any script has run. */
const servedMarkupIssues = async (page: Page, path: string): Promise<string[]> => {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  return markupFaults(await answer.text()).map((fault) => `as served: ${fault}`);
};

/** The checkers on phone and desktop sizes; axe in both themes. */
const screenAccessibilityIssues = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await accessibilityIssues(page, `${size.width} px, light`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    // The dark theme has the same elements in other colours.
    found.push(...(await axeIssues(page, `${size.width} px, dark`, { colours: true })));
  }
  await page.setViewportSize(SMALLEST);
  return [...found, ...(await overflowsHorizontally(page, `${SMALLEST.width} px`))];
};

/**
 * Visits each screen once per person: no layout shift, no layout issue, no fault that the checkers know. Layout shift
 * and what the server sent are checked once per path and person, before any interaction.
 */
export const checkScreens = (screens: readonly Screen[]): void => {
  const arrived = new Set<string>();
  for (const { user, path, state, reach } of screens) {
    const arrival = `${user} ${path}`;
    const isFirst = !arrived.has(arrival);
    arrived.add(arrival);
    test(`${path}${state ? `, ${state}` : ''} stands still and has no fault for ${user}`, async ({
      openAs,
    }) => {
      const page = await openAs(user, { isKnown: true });
      const found = isFirst
        ? [...(await servedMarkupIssues(page, path)), ...(await layoutShiftIssues(page, path))]
        : [];
      if (!isFirst) await page.goto(path);
      await reach?.(page);
      expect([...found, ...(await screenAccessibilityIssues(page))]).toEqual([]);
    });
  }
};
