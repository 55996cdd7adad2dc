import { expect, test } from '../../fixtures';

test('a secretary decides by keyboard, takes it back, and decides again', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await page.goto('/');
  await expect(page).toHaveURL('/gestion');
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await page.getByRole('button', { name: 'Documents' }).click();
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  const key = await rows.nth(1).getAttribute('id');
  const before = await rows.count();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeVisible();
  await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${key}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.keyboard.press('z');
  await expect(page.getByText('Décision annulée')).toBeVisible();
  await expect(page.locator(`#${key}`)).toBeVisible();
  await page.locator(`#${key}`).click();
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('1');
  await expect(dialog.getByRole('textbox')).toHaveValue(/flou/);
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  await expect(page.locator(`#${key}`)).toHaveCount(0);
});

test('a secretariat sees its own sections alone, on a phone too', async ({ openAs }) => {
  const page = await openAs('secretariat', { width: 375 });
  await page.goto('/gestion');
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  expect(await rows.filter({ hasText: 'BII' }).count()).toBe(0);
  await rows.first().click();
  await page.getByRole('button', { name: 'Retour à la liste' }).click();
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
