import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchStable } from '../checks/stable';
import { useLargeFont } from '../checks/within-reach';
import { expect, test } from '../fixtures';
import { allScreens, firstStates } from '../screens/all';
import { type Screen, screenName } from '../screens/screen';

const FOLDER = process.env.PICTURES ?? '';

/** The first window of a phone and of a computer, CSS pixels. */
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 720 },
];
/** A page at 400 %, CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

const openScreen = async (page: Page, { path, reach }: Screen): Promise<void> => {
  const untilRest = watchStable(page);
  await page.goto(path);
  await reach?.(page);
  await untilRest();
};

const take = async (page: Page, folder: string, screen: Screen, size: { width: number; height: number }) => {
  const file = join(FOLDER, folder, `${screenName(screen)}-${size.width}.png`);
  expect((await page.screenshot({ path: file })).length).toBeGreaterThan(0);
};

for (const screen of allScreens)
  for (const size of WINDOWS)
    test(`${screenName(screen)}, ${size.width} px`, async ({ openAs }) => {
      const page = await openAs(screen.user, { isKnown: true });
      await page.setViewportSize(size);
      await openScreen(page, screen);
      await page.setViewportSize(size);
      await take(page, 'fenetres', screen, size);
    });

for (const screen of firstStates)
  test(`${screenName(screen)}, by other eyes`, async ({ openAs }) => {
    const page = await openAs(screen.user);
    const [, computer = ZOOMED] = WINDOWS;
    await page.setViewportSize(computer);
    await openScreen(page, screen);
    await page.emulateMedia({ forcedColors: 'active' });
    await take(page, 'couleurs-imposees', screen, computer);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(ZOOMED);
    await take(page, 'a-400-pour-cent', screen, ZOOMED);
    await useLargeFont(page);
    await page.setViewportSize(computer);
    await take(page, 'texte-a-200-pour-cent', screen, computer);
  });
