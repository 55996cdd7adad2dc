const isSaveDataOn = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** How long the page rests before anything is fetched ahead, so that it never competes with what is on screen: ms. */
const PREFETCH_IDLE_MS = 4_000;

/**
 * Does what can wait once the page is at rest (docs/decisions/first-visit.md), and never for who asked to save data;
 * the result calls it off.
 */
export const onIdle = (work: () => void): (() => void) => {
  if (isSaveDataOn()) return () => {};
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 });
    else work();
  }, PREFETCH_IDLE_MS);
  return () => clearTimeout(timer);
};

/** A page that is never idle has what it may need all the same: milliseconds. */
const AFTER_PAINT_TIMEOUT_MS = 1_000;

/**
 * Fetches what the page may need with its line cut, as soon as it is drawn and for everyone; the result calls it off.
 */
export const onAfterPaint = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, AFTER_PAINT_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: AFTER_PAINT_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
};
