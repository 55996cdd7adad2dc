import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Notes from now on, in each document of the page, how far what is in view moves by itself. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; startTime: number }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, hadRecentInput } = entry as Shift;
        if (!hadRecentInput) shifts.push({ value, startTime });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Cumulative layout shift of the document: the worst window of at most 5 s without a second's rest in it. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; startTime: number }[] };
    let worst = 0;
    let sum = 0;
    let first = 0;
    let last = Number.NEGATIVE_INFINITY;
    for (const { value, startTime } of shifts) {
      const isNew = startTime - last > 1_000 || startTime - first > 5_000;
      if (isNew) first = startTime;
      sum = isNew ? value : sum + value;
      last = startTime;
      worst = Math.max(worst, sum);
    }
    return worst;
  });
