import type { Page } from '@playwright/test';
import { Linter } from 'eslint';
import { expect, test } from '../../fixtures';

const NOTE = /^Votre navigateur est trop ancien/;

/** Resolves once the school was told. */
const told = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/v1/federation/report') && request.postDataJSON().kind === 'old-browser',
  );

test('a browser older than the supported ones says so, shows the page and tells the school', async ({
  openAs,
}) => {
  const page = await openAs('230101');
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  const report = told(page);
  await page.goto('/inscriptions');
  await expect(page.getByRole('alert').filter({ hasText: NOTE })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await (await report).response())?.status()).toBe(204);
});

test('a browser that does not understand a script says the same, once', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/inscriptions');
  await expect(page.getByText(NOTE)).toHaveCount(0);
  await page.evaluate(() => {
    const error = new SyntaxError('invalid group specifier name');
    for (const filename of ['/assets/main.js', '/assets/other.js'])
      dispatchEvent(new ErrorEvent('error', { error, filename }));
  });
  await expect(page.getByText(NOTE)).toHaveCount(1);
});

test('what says so is written in the syntax of 2009', async ({ openAs }) => {
  const page = await openAs('230101');
  const html = await (await page.request.get('/inscriptions')).text();
  const [script = ''] = /(?<=<script nonce="[^"]*">)\(function\(d,told\).*?(?=<\/script>)/.exec(html) ?? [];
  expect(script).toContain('trop ancien');
  const faults = new Linter().verify(script, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } });
  expect(faults).toEqual([]);
});
