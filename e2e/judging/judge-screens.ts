import { expect, test } from '../fixtures';
import type { Screen } from '../screens/screen';
import { faultsOf, sidewaysOf } from './axe';

const WIDTHS = [375, 1280];
const SMALLEST = { width: 320, height: 640 };
const HEIGHT = 812;

/** The accessibility gate: each screen as axe judges it, on a phone and on a computer, in light and in dark. */
export const judgeScreens = (screens: readonly Screen[]): void => {
  for (const { user, path, state, reach } of screens) {
    test(`${path}${state ? `, ${state}` : ''} has no accessibility fault for ${user}`, async ({ openAs }) => {
      const page = await openAs(user, { isKnown: true });
      await page.goto(path);
      await reach?.(page);
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // The dark theme has the same elements in other colours.
          const colours = colorScheme === 'dark';
          found.push(...(await faultsOf(page, `${width} px, ${colorScheme}`, { colours })));
        }
      }
      await page.setViewportSize(SMALLEST);
      found.push(...(await sidewaysOf(page, `${SMALLEST.width} px`)));
      expect(found).toEqual([]);
    });
  }
};
