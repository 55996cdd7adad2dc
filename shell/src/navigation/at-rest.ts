const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** How long the page rests before anything is fetched ahead, so that it never competes with what is on screen: ms. */
const PREFETCH_IDLE_MS = 4_000;

/**
 * Does what can wait once the page is at rest (docs/decisions/0008), and never for who asked to save data; the result
 * calls it off.
 */
export const whenAtRest = (work: () => void): (() => void) => {
  if (savesData()) return () => {};
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 5_000 });
    else work();
  }, PREFETCH_IDLE_MS);
  return () => clearTimeout(timer);
};
