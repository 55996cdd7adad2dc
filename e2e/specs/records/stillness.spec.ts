import { expect, test } from '../../fixtures';

/** Layout shift of what a screen shows, from its first moment; when the footer comes is the shell's to say. */
const SHIFTS = `
  window.layoutShift = 0;
  const isFooter = ({ node }) => node?.nodeName === 'FOOTER';
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, sources, value } of list.getEntries())
      if (!hadRecentInput && !sources.every(isFooter)) window.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const SCREENS = ['/documents', '/contacts', '/valves', '/consultations'];

for (const width of [375, 1280])
  for (const delay of [0, 400])
    test(`nothing moves at ${width} px with answers after ${delay} ms`, async ({ openAs }) => {
      const page = await openAs('830101', { width });
      await page.addInitScript(SHIFTS);
      await page.route('**/api/v1/extranet/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      for (const path of SCREENS) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
        expect(shift, path).toBeLessThanOrEqual(0.02);
      }
    });
