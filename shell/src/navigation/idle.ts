const isSaveDataOn = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** Delay before prefetching, so that it never competes with the visible page: milliseconds. */
const PREFETCH_IDLE_MS = 4_000;

/**
 * Runs low-priority work once the page is idle (docs/decisions/first-visit.md), never with Save-Data on; returns a
 * cancel function.
 */
export const onIdle = (work: () => void): (() => void) => {
  if (isSaveDataOn()) return () => {};
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 });
    else work();
  }, PREFETCH_IDLE_MS);
  return () => clearTimeout(timer);
};

/** Deadline for a page that is never idle, milliseconds. */
const AFTER_PAINT_TIMEOUT_MS = 1_000;

/**
 * Runs work right after the first paint, Save-Data or not: code that the page needs if it goes offline; returns a
 * cancel function.
 */
export const onAfterPaint = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, AFTER_PAINT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AFTER_PAINT_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
};
