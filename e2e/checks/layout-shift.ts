import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

type Move = Pick<Shift, 'value' | 'startTime'>;

/** Records layout shifts from now on, in each document of the page. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Move[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, startTime, hadRecentInput } = entry as Shift;
        if (!hadRecentInput) shifts.push({ value, startTime });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    /** Until what stands there is drawn: a page is told of a movement some time after it. */
    const allShifts = async () => {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { allShifts });
  });
};

/** Cumulative layout shift of the document: the worst window of at most 5 s without a second's rest in it. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { allShifts } = window as unknown as { allShifts: () => Promise<Move[]> };
    let worst = 0;
    let sum = 0;
    let first = 0;
    let last = Number.NEGATIVE_INFINITY;
    for (const { value, startTime } of await allShifts()) {
      const isNew = startTime - last > 1_000 || startTime - first > 5_000;
      if (isNew) first = startTime;
      sum = isNew ? value : sum + value;
      last = startTime;
      worst = Math.max(worst, sum);
    }
    return worst;
  });
