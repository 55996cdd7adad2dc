import { expect, test } from '../../fixtures';

test('from her enrolments a student reads what is left, and what it depends on', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/inscriptions');
  await page.getByRole('main').getByRole('link', { name: 'Mon parcours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon parcours');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Crédits vers le diplôme' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 4, name: /^Bloc 1 / })).toBeVisible();
  const left = main.getByRole('table', { name: /unités qui ne sont pas acquises$/ }).first();
  await left.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ficheUE\/\d+$/);
});
