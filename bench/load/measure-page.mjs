/** Network and CPU throttling of a slow phone, as in Lighthouse: 1.6 Mb/s, 150 ms, CPU 4×. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** Runs in the page: installs the observers. */
const watch = () => {
  const seen = { fcp: 0, lcp: 0, settled: 0, shift: 0, blocked: 0, busyUntil: 0, tap: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    seen.fcp = startTime;
    const heading = document.querySelector('main h1')?.getBoundingClientRect();
    if (heading) Object(window).painted?.(heading.left + 10, heading.top + heading.height / 2);
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tap = Math.max(seen.tap, duration);
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  // The page's own part alone: what a script adds to the head is not seen.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.parentElement?.closest('main') ?? target.nodeName === 'MAIN'))
      seen.settled = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
  on('longtask', ({ startTime, duration }) => {
    seen.blocked += Math.max(0, duration - 50);
    seen.busyUntil = startTime + duration;
  });
};

/** Runs in the page: painted, screen rendered, and idle for 1.5 s. */
const isDone = () => {
  /** @type {Record<'fcp' | 'settled' | 'busyUntil', number>} */
  const { fcp, settled, busyUntil } = Object(window).seen;
  const isQuiet = performance.now() - Math.max(fcp, settled, busyUntil) > 1500;
  return fcp > 0 && isQuiet && document.querySelector('main h1') !== null;
};

/** The slowest way of a page is given so long, milliseconds. */
const PATIENCE = 120_000;

const FINGER = { button: /** @type {const} */ ('left'), clickCount: 1 };

/** @param {import('playwright').BrowserContext} context @param {{ url: string, isTapped: boolean }} what */
const visit = async (context, { url, isTapped }) => {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  if (isTapped)
    await page.exposeFunction('painted', async (/** @type {number} */ x, /** @type {number} */ y) => {
      await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, ...FINGER });
      await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', x, y, ...FINGER });
    });
  await page.addInitScript(watch);
  let bytes = 0;
  let requests = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What the browser kept puts nothing on the wire.
    if (encodedDataLength === 0) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'commit' });
  // A slow processor is silent on the network while it runs a script: only a page that has been drawn is done.
  await page.waitForFunction(isDone, null, { timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () =>
      /** @type {{ seen: Record<'fcp' | 'lcp' | 'settled' | 'shift' | 'blocked' | 'tap', number> }} */ (
        Object(window)
      ).seen,
  );
  await page.close();
  return { ...seen, bytes, requests };
};

/**
 * A page on a slow phone, with nothing in the browser's cache; `isTapped`: its heading is tapped as soon as it is painted,
 * while the page is still being taken over. Times are milliseconds, `bytes` those on the wire with headers, `settled` when
 * what the page shows last changed, `blocked` what long tasks take beyond 50 ms each, `tap` from the tap to the frame that
 * follows, to 8 ms.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ storageState?: Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>, url: string, isTapped?: boolean }} where
 */
export const measurePage = async (browser, { storageState, url, isTapped = false }) => {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    locale: 'fr-BE',
    viewport: { width: 375, height: 780 },
  });
  const seen = await visit(context, { url, isTapped });
  await context.close();
  return seen;
};
