import { expect, test } from '../../fixtures';

test('an administrator tries a published version, is told so everywhere, and returns', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/admin/testeurs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions à l’essai');
  const bar = page.getByRole('region', { name: 'Version à l’essai' });
  await expect(bar).toHaveCount(0);
  const choice = page.getByRole('button', { name: /^Essayer / }).first();
  const version = ((await choice.textContent()) ?? '').replace('Essayer ', '');
  await choice.click();
  await expect(bar).toContainText(version);
  await expect(page.getByText('à l’essai', { exact: true })).toBeVisible();
  await page.goto('/desktop');
  await expect(bar).toContainText(version);
  await bar.getByRole('button', { name: 'Revenir à la version de production' }).click();
  await expect(bar).toHaveCount(0);
  await page.goto('/admin/testeurs');
  await expect(page.getByRole('button', { name: `Essayer ${version}` })).toBeVisible();
});

test('programme staff are refused the page of testers', async ({ openAs }) => {
  const page = await openAs('programmes');
  await page.goto('/admin/testeurs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé');
});
