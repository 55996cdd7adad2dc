import { expect, test } from '../../fixtures';

// A title of the master: no other journey orders it, and the price is put back.
test('a secretary changes a price by keyboard, reads which orders keep theirs, and takes it back', async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion/catalogues');
  const rows = page.getByRole('group', { name: /^Fiches/ }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  await page
    .getByRole('combobox', { name: 'Section' })
    .selectOption({ label: 'Master en gestion de l’entreprise' });
  // A key pressed before the scripts have come is nobody's.
  await expect(async () => {
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Fiche ouverte' });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
  const price = panel.getByRole('textbox', { name: /^Prix/ });
  const before = await price.inputValue();
  await price.fill('99,90');
  await expect(panel.getByText(/gardent? leur prix|garde son prix|Aucune commande/)).toBeVisible();
  await panel.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(panel.getByText(/^Prix.*99,90/)).toBeVisible();
  await panel.getByRole('button', { name: 'Annuler ce changement' }).press('Enter');
  await expect(price).toHaveValue(before);
  // The first Escape is the message's, the second the entry's.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
});
