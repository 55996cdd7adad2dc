import { expect, test } from '../../fixtures';

test('from her enrolments a student reads what is left, and what it depends on', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/inscriptions');
  await page.getByRole('main').getByRole('link', { name: 'Mon parcours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon parcours');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Crédits (ECTS) vers le diplôme' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 4, name: /^Bloc 1 / })).toBeVisible();
  const left = main.getByRole('list', { name: /unités qui ne sont pas acquises$/ }).first();
  await left.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ficheUE\/\d+$/);
});

test('on a phone a unit is a line, and no cell is a dash', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/parcours');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: /unités qui ne sont pas acquises$/ }).first()).toBeVisible();
  await expect(main.getByText('–', { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2400);
});
