import type { Page } from '@playwright/test';
import { answerLate } from '../asked-reads';
import budgets from '../budgets.json' with { type: 'json' };
import { expect, test } from '../fixtures';
import type { Screen } from '../screens/screen';
import { watchRest } from './at-rest';
import { frameFaults } from './frame';
import { readShift, watchShifts } from './layout-shift';

const WIDTHS = [375, 1280];
const LATE_MS = 400;

interface Visits {
  user: string;
  paths: string[];
  /** Of the window, in CSS pixels. */
  width: number;
}

/** Resolves to how far what is in view moved by itself until the screen was at rest. */
const visit = async (page: Page, path: string, untilRest: () => Promise<void>): Promise<number> => {
  await page.goto(path);
  await untilRest();
  return readShift(page);
};

/** What moves on the screens of a person, and what stands outside their frame once they are there. */
const judge = async (page: Page, { user, paths, width }: Visits): Promise<void> => {
  await watchShifts(page);
  const untilRest = watchRest(page);
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

/** Every path that each person opens, once: what a screen does after a gesture is not its arrival. */
const pathsByUser = (screens: readonly Screen[]): Map<string, string[]> => {
  const paths = new Map<string, Set<string>>();
  for (const { user, path } of screens) paths.set(user, (paths.get(user) ?? new Set()).add(path));
  return new Map([...paths].map(([user, opened]) => [user, [...opened]]));
};

/** The gate of stillness: each screen arrives without moving, and stays within its frame, on a phone and a computer. */
export const judgeStillness = (screens: readonly Screen[]): void => {
  for (const [user, paths] of pathsByUser(screens)) {
    for (const width of WIDTHS) {
      test(`no screen of ${user} moves while it arrives or leaves its frame, at ${width} px`, async ({
        openAs,
      }) => {
        test.slow();
        await judge(await openAs(user, { width }), { user, paths, width });
      });
    }
  }
};
