import { expect, test } from '../../fixtures';
import { noise } from '../../isolated-failure';

test('the home and its tiles stand with every remote down', async ({ openAs }) => {
  const page = await openAs('230101', { expectErrors: noise });
  await page.route(/\/r\//, (route) => route.abort());
  await page.goto('/desktop');
  await expect(page.getByRole('link', { name: /Mes inscriptions/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
});
