/** Network and CPU throttling of a slow phone, as in Lighthouse: 1.6 Mb/s, 150 ms, CPU 4×. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** Runs in the page: installs the observers. */
const watch = () => {
  const seen = { fcp: 0, lcp: 0, settled: 0, shift: 0, blocked: 0, busyUntil: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, note: (entry: any) => void) => void} */
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
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

/** @param {import('playwright').BrowserContext} context @param {string} url */
const visit = async (context, url) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
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
  await page.goto(url);
  // A slow processor is silent on the network while it runs a script: only a page that has been drawn is done.
  await page.waitForFunction(isDone);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () =>
      /** @type {{ seen: Record<'fcp' | 'lcp' | 'settled' | 'shift' | 'blocked', number> }} */ (
        Object(window)
      ).seen,
  );
  await page.close();
  return { ...seen, bytes, requests };
};

/**
 * Two visits of a page on a slow phone: with nothing in the browser's cache, and with what the first left there. Times
 * are milliseconds, `bytes` those on the wire with headers, `settled` when what the page shows last changed, `blocked`
 * what long tasks take beyond 50 ms each.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ storageState?: Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>, url: string }} where
 */
export const measurePage = async (browser, { storageState, url }) => {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    locale: 'fr-BE',
    viewport: { width: 375, height: 780 },
  });
  const first = await visit(context, url);
  const second = await visit(context, url);
  await context.close();
  return { ...first, 'seconde visite, lcp': second.lcp, 'seconde visite, octets': second.bytes };
};
