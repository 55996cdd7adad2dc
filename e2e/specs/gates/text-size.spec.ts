import { watchStable } from '../../checks/stable';
import { outOfReach, useLargeFont } from '../../checks/within-reach';
import { expect, test } from '../../fixtures';
import { firstStates } from '../../screens/all';

/** A page at 400 %, and a phone that lies. */
const SMALL_WINDOWS = [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
];
const LARGE_PRINT = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];

const nameOf = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

for (const { user, path, reach } of firstStates)
  test(`${path} has everything in reach in small windows and in large print`, async ({ openAs }) => {
    const page = await openAs(user);
    const untilRest = watchStable(page);
    await page.goto(path);
    await reach?.(page);
    const found: string[] = [];
    for (const size of SMALL_WINDOWS) {
      await page.setViewportSize(size);
      await untilRest();
      found.push(...(await outOfReach(page, nameOf(size))));
    }
    await useLargeFont(page);
    for (const size of LARGE_PRINT) {
      await page.setViewportSize(size);
      await untilRest();
      found.push(...(await outOfReach(page, `large print, ${nameOf(size)}`)));
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(found).toEqual([]);
  });
