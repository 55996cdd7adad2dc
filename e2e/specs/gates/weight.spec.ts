import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { measureNetwork } from '../../network-usage';

/** The part of the shell that every page fetches once it is drawn (docs/decisions/first-visit.md). */
const AFTER_PAINT = 'after-paint';

/** Bytes of lines of the wire. */
const bytesOf = (lines: string[]): number => lines.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);

test('home stays within its bytes and requests, cold', async ({ openAs }) => {
  const page = await openAs('230101', { neverRests: true });
  const wire = await measureNetwork(page);
  await page.goto('/desktop');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  // What comes once the page is drawn has a budget of its own.
  await expect.poll(() => wire.read().urls.join()).toContain(AFTER_PAINT);
  const { urls } = wire.read();
  const late = urls.filter((line) => line.includes(AFTER_PAINT));
  const first = urls.filter((line) => !late.includes(line));
  const said = `${bytesOf(first)} octets, ${first.length} requêtes, puis ${bytesOf(late)} octets`;
  test.info().annotations.push({ type: 'home', description: said });
  expect(bytesOf(first), urls.join('\n')).toBeLessThanOrEqual(budgets.home.bytes);
  expect(first.length, urls.join('\n')).toBeLessThanOrEqual(budgets.home.requests);
  expect(bytesOf(late), urls.join('\n')).toBeLessThanOrEqual(budgets.home.afterPaint);
});

test('the first visit to the records costs little', async ({ openAs }) => {
  const page = await openAs('230105', { neverRests: true });
  const wire = await measureNetwork(page);
  await page.goto('/desktop');
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  const remote = wire.read().urls.filter((line) => line.includes('/r/mf-records/'));
  const bytes = bytesOf(remote);
  test.info().annotations.push({ type: 'records', description: `${bytes} octets` });
  expect(bytes, remote.join('\n')).toBeLessThanOrEqual(budgets.firstVisitRecords.bytes);
  expect(bytes).toBeGreaterThan(0);
});

test('what domains are made of is read once somebody is there, and sent to a browser once', async ({
  openAs,
}) => {
  const page = await openAs('230101', { neverRests: true });
  const wire = await measureNetwork(page);
  const readings = () => wire.read().urls.filter((line) => line.endsWith('/registry.json'));
  for (const times of [1, 2]) {
    await page.goto('/desktop');
    await page.mouse.move(400, 300 + times);
    await expect.poll(readings).toHaveLength(times);
  }
  const [first = '', again = ''] = readings();
  expect(bytesOf([first])).toBeGreaterThan(4_000);
  // Headers alone.
  expect(bytesOf([again])).toBeLessThan(1_000);
});

test('nothing on the home screen moves while it loads', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.addInitScript(() => {
    const seen = { shifts: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/desktop');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen.shifts);
  expect(seen).toBeLessThan(0.01);
});
