import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

const PAE = '/evenement/reinscription/PAE';
const SUBMITTED = 'Votre programme a bien été soumis à votre gestionnaire de dossier.';

const constraintsOf = async (page: Page) =>
  (await page.request.get('/api/v1/extranet/student/Reinscription06')).json();

/** A test that runs again starts from what is stored. */
const clearDraft = (page: Page) =>
  page.request.delete('/api/v1/drafts/PAE', { headers: { 'X-Requested-With': 'portail' } });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

// 720303 by mouse, 820303 by keyboard, 920303 with two windows: each is written by its own test alone.
test('a student composes a valid programme by mouse, understands it, and submits it once', {
  tag: '@core',
}, async ({ openAs }) => {
  const page = await openAs('720303');
  await clearDraft(page);
  await page.goto(PAE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon PAE');
  await expect(page.getByText('Vous avez composé un PAE inférieur à 45 crédits.')).toBeVisible();

  await page.getByRole('button', { name: /^Ajouter Data Analysis/ }).click();
  const added = box(page, 'LECGE1335 Data Analysis : modélisation et outils d’analyse de données');
  await expect(added).toBeChecked();
  await expect(added).toBeFocused();
  await page.locator('summary', { hasText: 'LECGE1331' }).click();
  await expect(
    page.getByText(/Le prérequis Macroéconomie \(LECGE1212\) n’est pas encore acquis/),
  ).toBeVisible();
  for (const name of [
    'LECGE1317',
    'LECGE1332',
    'LECGE1330',
    'LINGE1322',
    'MGEST1325',
    'MQANT1326',
    'LECGE1231',
  ])
    await page.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check();
  for (const name of [/^LCHIN1100 /, /^LCHIN1300 /]) await page.getByRole('checkbox', { name }).check();
  await expect(
    page.getByText('La limite du nombre de crédit envisageable dans votre PAE est de maximum 65 crédits.'),
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Retirer / })
    .first()
    .click();
  // However long the programme, its actions stay in view.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Soumettre', 'Sauvegarder', 'Commenter'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  // A free unit whose title is one line is at most 64 px high.
  const heights = await page
    .locator('article[data-look=free]')
    .evaluateAll((cards) =>
      cards
        .filter((card) => (card.querySelector('h3')?.textContent ?? '').length < 80)
        .map((card) => card.getBoundingClientRect().height),
    );
  expect(Math.max(...heights)).toBeLessThanOrEqual(64);
  await page.getByRole('button', { name: 'Commenter' }).click();
  const comment = page.getByRole('dialog', { name: 'Commentaire' });
  await comment.getByRole('textbox').fill('Je souhaite finir cette année.');
  await comment.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^LECGE1317 / })).toBeChecked();

  await page.getByRole('button', { name: 'Soumettre' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Soumettre' }).click();
  await dialog.getByRole('button', { name: 'Confirmer' }).dblclick();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await page.getByRole('link', { name: 'Voir le reçu' }).click();
  await expect(page).toHaveURL(/\/recus\/R-/);
  await page.goto(PAE);
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  await expect(page.getByText(/notification vous dira/)).toBeVisible();
});

test('a student composes and submits by keyboard alone at 375 px', async ({ openAs }) => {
  const page = await openAs('820303', { width: 375 });
  await clearDraft(page);
  await page.goto(PAE);
  const unit = page.getByRole('checkbox', { name: /^LECGE1317 / });
  await expect(unit).toBeVisible();
  await tabTo(page, unit);
  await page.keyboard.press('Space');
  await expect(unit).toBeChecked();
  // The first stop of the page leads past the units to the summary, a sheet with all that can be done.
  await page.getByRole('link', { name: /^Aller à ma sélection/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ma sélection', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ma sélection' });
  for (const name of ['Soumettre', 'Sauvegarder', 'Commenter', 'Annuler', 'Et si je réussis…'])
    await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ma sélection', exact: true })).toBeFocused();
  const closed = page.getByRole('checkbox', { name: /^LINGE1221 / });
  await tabTo(page, closed);
  await page.keyboard.press('Space');
  await expect(closed).not.toBeChecked();
  await expect(page.getByText(/une seule de ces unités peut être suivie/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Soumettre' }));
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page.getByText(SUBMITTED)).toBeVisible();
  expect(await constraintsOf(page)).toMatchObject({ IsSubmit: true });
});

test('an old window loses none of its choices, and neither undoes nor reopens what another one submitted', async ({
  openAs,
}) => {
  const old = await openAs('920303');
  const other = await openAs('920303');
  await clearDraft(old);
  await old.goto(PAE);
  await expect(old.getByRole('checkbox', { name: /^LECGE1332 / })).toBeVisible();
  await other.goto(PAE);
  await other.getByRole('checkbox', { name: /^LECGE1317 / }).check();
  await other.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(other.getByText('Sauvegarde réussie !')).toBeVisible();
  await old.getByRole('checkbox', { name: /^LECGE1330 / }).check();
  await old.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(old.getByText('Vos choix faits ici n’ont pas été sauvegardés')).toBeVisible();
  await expect(old.getByRole('checkbox', { name: /^LECGE1317 / })).toBeChecked();
  await old.getByRole('button', { name: 'Reprendre mes choix' }).click();
  await expect(old.getByRole('checkbox', { name: /^LECGE1330 / })).toBeChecked();
  await expect(old.getByRole('complementary', { name: 'Ma sélection' })).toBeFocused();
  await other.reload();
  await other.getByRole('button', { name: 'Soumettre' }).click();
  await confirmAct(other);
  await expect(other.getByText(SUBMITTED)).toBeVisible();
  const before = await constraintsOf(other);
  await old.getByRole('checkbox', { name: /^LECGE1332 / }).check();
  await old.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(old.getByText(SUBMITTED)).toBeVisible();
  expect(await constraintsOf(other)).toEqual(before);
});
