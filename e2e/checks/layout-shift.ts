import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Move extends Pick<Shift, 'value' | 'startTime'> {
  /** The beginnings of the texts that moved. */
  moved: string[];
}

/** `value`: the cumulative layout shift; `moved`: what moved in its worst window. */
export interface WorstShift {
  value: number;
  moved: string[];
}

/** Records layout shifts from now on, in each document of the page. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: Move[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, startTime, hadRecentInput, sources } = entry as Shift;
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) || String(node?.nodeName));
        if (!hadRecentInput) shifts.push({ value, startTime, moved });
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
export const readShift = (page: Page): Promise<WorstShift> =>
  page.evaluate(async () => {
    const { allShifts } = window as unknown as { allShifts: () => Promise<Move[]> };
    let worst: WorstShift = { value: 0, moved: [] };
    let sum: WorstShift = worst;
    let first = 0;
    let last = Number.NEGATIVE_INFINITY;
    for (const { value, startTime, moved } of await allShifts()) {
      const isNew = startTime - last > 1_000 || startTime - first > 5_000;
      if (isNew) first = startTime;
      sum = isNew ? { value, moved } : { value: sum.value + value, moved: [...sum.moved, ...moved] };
      last = startTime;
      if (sum.value > worst.value) worst = sum;
    }
    return worst;
  });
