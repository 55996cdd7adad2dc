import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { draftKept } from '../../drafts';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { pdf as onePage } from '../../pdf';

/**
 * Who writes here, and nobody else: 710201, 810201 (title), 710202 (submission), 910202 (consents), 810202 (defence),
 * 910201 (internship form), 730101 (internship paper; its orders' draft is another screen's).
 */
const pdf = (title: string) => ({
  name: `${title}.pdf`,
  mimeType: 'application/pdf',
  buffer: onePage(title),
});

for (const { width, user } of [
  { width: 1280, user: '710201' },
  { width: 375, user: '810201' },
]) {
  test(`a first title opens the next steps at ${width} px`, async ({ openAs }) => {
    const page = await openAs(user, { width });
    await page.goto('/memoire');
    await page.getByLabel('Titre provisoire').fill('La logistique du dernier kilomètre');
    await page.getByLabel('Promoteur ou promotrice').selectOption({ index: 1 });
    await page.getByLabel('Langue de rédaction').selectOption({ label: 'Français' });
    const sessions = page.getByLabel('Première session de défense');
    await expect(sessions.getByRole('option', { name: /septembre/ })).toHaveCount(0);
    await sessions.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await confirmAct(page);
    await expect(page.getByText('Mémoire sauvegardé !')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Donner mes consentements' })).toBeVisible();
    await expect(page.getByLabel('Titre provisoire')).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  });
}

test('consents, both files, then the receipt: by mouse', { tag: '@core' }, async ({ openAs }) => {
  const page = await openAs('710202');
  await page.goto('/memoire/remise');
  await expect(page).toHaveURL('/memoire/consentement');
  await expect(
    page.getByText('Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('radio', { name: /J’accorde une licence/ }).check();
  await page.getByRole('button', { name: 'Enregistrer mes consentements' }).click();
  await confirmAct(page);
  await expect(page.getByText('Consentements sauvegardés !')).toBeVisible();
  await expect(page).toHaveURL('/memoire/remise');

  await page.getByLabel('Discipline').selectOption({ label: 'Finance' });
  await page.getByLabel('Charger – Mémoire avec annexes').setInputFiles(pdf('avec'));
  await page.getByLabel('Charger – Mémoire sans annexes').setInputFiles(pdf('sans'));
  await expect(page.getByText('Fichier prêt', { exact: true })).toHaveCount(2);
  const send = page.getByRole('button', { name: 'Remettre mon mémoire' });
  await send.click();
  await confirmAct(page);
  const panel = page.locator('[data-arrival]');
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await expect(panel).toContainText('Mémoire sauvegardé !');
  await expect(page.getByText(/empreinte SHA-256$/)).toHaveCount(2);
  await page.goto('/memoire/consentement');
  await expect(page).toHaveURL('/memoire/remise');
  await page.getByRole('link', { name: 'Voir et imprimer le reçu' }).click();
  await expect(page).toHaveURL(/\/recus\/R-/);
});

test('the consents are given by keyboard alone', async ({ openAs }) => {
  const page = await openAs('910202');
  await page.goto('/memoire/consentement');
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Suivant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gestion des accès' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Suivant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vie privée et licence' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Enregistrer mes consentements' }));
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page.getByText('Consentements sauvegardés !')).toBeVisible();
});

test('defence information is saved, its draft survives a reload', async ({ openAs }) => {
  const page = await openAs('810202');
  await page.goto('/memoire/IDM');
  const kept = draftKept(page, 'logistique, ville');
  await page.getByLabel('Mots-clefs').fill('logistique, ville');
  await kept;
  await page.reload();
  await expect(page.getByLabel('Mots-clefs')).toHaveValue('logistique, ville');
  await page.getByLabel('Confidentialité').selectOption({ label: 'Public' });
  await page.getByLabel('Langue de défense').selectOption({ label: 'Français' });
  await page.getByLabel('Dates de vos examens').fill('Du 4 au 15 janvier');
  await page.getByLabel('Résumé').fill('a'.repeat(999));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Ce texte doit compter au moins 1000 caractères.').first()).toBeVisible();
  await page.getByLabel('Résumé').fill('a'.repeat(1000));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('IDM sauvegardé !')).toBeVisible();
});

test('an internship is encoded, then read-only', async ({ openAs }) => {
  const page = await openAs('910201');
  await page.goto('/evenement/stages');
  await page.getByRole('link', { name: /^Modifier/ }).click();
  await page.getByRole('textbox', { name: 'Date de début' }).fill('2027-02-01');
  await page.getByRole('textbox', { name: 'Date de fin' }).fill('2027-04-30');
  for (const label of ['Commentaires sur les dates', 'Contenu du stage', 'Organisation', 'Nom', 'Prénom'])
    await page.getByLabel(label, { exact: true }).fill(`${label} 1`);
  for (const label of ['Téléphone', 'Adresse', 'Code postal', 'Localité'])
    await page.getByLabel(label, { exact: true }).fill(`${label} 12`);
  await page.getByLabel('Adresse e-mail').fill('anne@ferme.example');
  await page.getByRole('button', { name: 'Enregistrer le stage' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(2);
  await confirmAct(page);
  await expect(page.getByText('Stage sauvegardé !')).toBeVisible();
  await expect(page.getByText('Stage encodé')).toBeVisible();
});

test('the agreement lists what it lacks; the missing paper makes it a PDF', async ({ openAs }) => {
  const page = await openAs('730101');
  await page.goto('/evenement/stages');
  await expect(page.getByText('Il manque le pré-accord signé par l’organisation.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Télécharger la convention/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Charger les documents du stage/ }).click();
  await page.getByLabel('Charger – Pré-accord').setInputFiles(pdf('accord'));
  await expect(page.getByText('Fichier sauvegardé !')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Télécharger la convention/ }).click();
  expect((await download).suggestedFilename()).toBe('ConventionStage.pdf');
  await expect(page.getByText('Document généré !')).toBeVisible();
});
