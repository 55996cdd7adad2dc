import { expect, test } from '../../fixtures';

// The sale is the bachelor’s: a window of the master’s changes nothing for the students of other journeys.
test('a secretary gives a section its own window by keyboard, reads for how many, and takes it back', async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion/periodes');
  const dialog = page.getByRole('dialog');
  // The screen is drawn before its scripts have come: until then no key of the desk works.
  const bar = page.getByRole('button', { name: /^Vente de syllabus, Toute l’école/ }).first();
  await expect(async () => {
    // A letter acts where the year or what is open has the focus.
    await bar.focus();
    await page.keyboard.press('n');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('combobox', { name: 'Période' }).selectOption({ label: 'Vente de syllabus' });
  await dialog
    .getByRole('combobox', { name: 'Section' })
    .selectOption({ label: 'Master en gestion de l’entreprise' });
  await dialog.getByRole('button', { name: 'Continuer' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Période choisie' });
  await panel.getByRole('textbox', { name: 'Ouvre le', exact: true }).fill('1/9/2026');
  await panel.getByRole('textbox', { name: 'Ouvre le Heure' }).fill('8 h');
  await panel.getByRole('textbox', { name: 'Ferme le', exact: true }).fill('1/10/2026');
  await panel.getByRole('textbox', { name: 'Ferme le Heure' }).fill('18 h');
  await panel.getByLabel('Message une fois fermée').fill('La vente est close au secrétariat.');
  await expect(panel.getByText(/étudiants? concernés?/)).toBeVisible();
  await panel.getByRole('button', { name: 'Ouvrir la période' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Annuler ce changement' })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Vente de syllabus' })).toBeFocused();
  // The first Escape is the message's, the second the panel's.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Vente de syllabus, Master.*fermée/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Annuler ce changement' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Vente de syllabus, Master/ })).toHaveCount(0);
});
