import type { Page } from '@playwright/test';
import { confirmByKeyboard } from '../../binding';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { pdf } from '../../pdf';

/** Who writes here, and nobody else: 910201 (title), 710203 (submission), 910203 (defence), 810201 (internship form). */
const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }).and(page.getByRole('textbox')));
  await page.keyboard.type(text);
};

/** Takes the first choice after « Choisir… ». */
const choose = async (page: Page, label: string) => {
  const select = page.getByLabel(label, { exact: true });
  await tabTo(page, select);
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
};

const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

const handIn = async (page: Page, title: string) => {
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel(`Charger – ${title}`));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'memoire.pdf', mimeType: 'application/pdf', buffer: pdf(title) });
};

test('a title is given by keyboard alone', async ({ openAs }) => {
  const page = await openAs('910201', { width: 375 });
  await page.goto('/memoire');
  await type(page, 'Titre provisoire', 'La logistique du dernier kilomètre');
  for (const label of ['Promoteur ou promotrice', 'Langue de rédaction', 'Première session de défense'])
    await choose(page, label);
  await press(page, 'Enregistrer');
  await confirmByKeyboard(page);
  await expect(page.getByText('Mémoire sauvegardé !')).toBeVisible();
});

test('a thesis is handed in by keyboard alone', async ({ openAs }) => {
  const page = await openAs('710203');
  await page.goto('/memoire/remise');
  await choose(page, 'Discipline');
  await handIn(page, 'Mémoire avec annexes');
  await handIn(page, 'Mémoire sans annexes');
  await expect(page.getByText('Fichier prêt', { exact: true })).toHaveCount(2);
  await press(page, 'Remettre mon mémoire');
  await confirmByKeyboard(page);
  await expect(page.getByText('Mémoire sauvegardé !')).toBeVisible();
});

test('defence information is saved by keyboard alone', async ({ openAs }) => {
  const page = await openAs('910203', { width: 375 });
  await page.request.delete('/api/v1/drafts/IDM', { headers: { 'X-Requested-With': 'portail' } });
  await page.goto('/memoire/IDM');
  await choose(page, 'Langue de défense');
  await type(page, 'Dates de vos examens', 'Du 4 au 15 janvier');
  await type(page, 'Mots-clefs', 'logistique, ville');
  await tabTo(page, page.getByLabel('Résumé', { exact: true }));
  await page.keyboard.insertText('a'.repeat(1000));
  await press(page, 'Enregistrer');
  await expect(page.getByText('IDM sauvegardé !')).toBeVisible();
});

test('an internship is encoded by keyboard alone', async ({ openAs }) => {
  const page = await openAs('810201');
  await page.goto('/evenement/stages');
  await tabTo(page, page.getByRole('link', { name: /^Modifier/ }));
  await page.keyboard.press('Enter');
  await type(page, 'Date de début', '02022027');
  await type(page, 'Date de fin', '04042027');
  for (const label of ['Commentaires sur les dates', 'Contenu du stage', 'Organisation', 'Nom', 'Prénom'])
    await type(page, label, `${label} 1`);
  await type(page, 'Téléphone', '02 555 10 80');
  await type(page, 'Adresse e-mail', 'anne@ferme.example');
  for (const label of ['Adresse', 'Code postal', 'Localité']) await type(page, label, `${label} 12`);
  await press(page, 'Enregistrer le stage');
  await confirmByKeyboard(page);
  await expect(page.getByText('Stage sauvegardé !')).toBeVisible();
});
