import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures';
import { watchWire } from '../../wire';

test('home stays within its bytes and requests, cold', async ({ openAs }) => {
  const page = await openAs('230101');
  const wire = await watchWire(page);
  await page.goto('/desktop');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  const { bytes, requests, urls } = wire.read();
  test.info().annotations.push({ type: 'home', description: `${bytes} octets, ${requests} requêtes` });
  expect(bytes, urls.join('\n')).toBeLessThanOrEqual(budgets.home.bytes);
  expect(requests, urls.join('\n')).toBeLessThanOrEqual(budgets.home.requests);
});

test('the first visit to the records costs little', async ({ openAs }) => {
  const page = await openAs('230105');
  const wire = await watchWire(page);
  await page.goto('/desktop');
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  const remote = wire.read().urls.filter((line) => line.includes('/r/mf-records/'));
  const bytes = remote.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);
  test.info().annotations.push({ type: 'records', description: `${bytes} octets` });
  expect(bytes, remote.join('\n')).toBeLessThanOrEqual(budgets.firstVisitRecords.bytes);
  expect(bytes).toBeGreaterThan(0);
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
