import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

/** Nothing is written to a student here: any persona may be read, by several tests at once. */
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

for (const width of [1280, 375]) {
  test(`a secretary finds one of several by mouse at ${width} px and opens a document`, async ({
    openAs,
  }) => {
    const page = await openAs('verificateur', { width });
    await page.goto('/');
    await expect(page).toHaveURL('/verifications');
    await page.getByText('Prénom', { exact: true }).click();
    await page.getByRole('searchbox').fill('camille lambert');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    const list = page.getByRole('heading', { name: /résultats$/ });
    await expect(list).toBeVisible();
    const first = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Voir' }) })
      .first();
    // On a phone the whole row opens the file; on a computer its button does.
    await (width < 600 ? first : first.getByRole('button')).click({ position: { x: 24, y: 12 } });
    await expect(heading(page, 'Camille Lambert')).toBeFocused();
    for (const title of [
      'Programme annuel (PAE)',
      'Documents',
      'Relevés de notes',
      'Parcours antérieur',
      'Emplois',
    ]) {
      await expect(heading(page, title)).toBeVisible();
    }
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Télécharger – Relevé de notes/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^Relevé de notes .+\.pdf$/);
    await expect(page.getByText('Document téléchargé !')).toBeVisible();
    await page.goBack();
    await expect(list).toBeVisible();
    expect(page.url()).not.toMatch(/lambert/i);
    await expectNoHorizontalScroll(page);
  });

  test(`a secretary types, presses Enter and reads at ${width} px`, { tag: '@core' }, async ({ openAs }) => {
    const page = await openAs('verificateur', { width });
    await page.goto('/verifications');
    const box = page.getByRole('searchbox');
    for (let press = 0; press < 20; press += 1) {
      if (await box.evaluate((input) => input === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type("d'hoore");
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Jean d’Hoore')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
    await page.keyboard.type('lambert');
    await page.keyboard.press('Enter');
    const buttons = page.getByRole('button', { name: 'Voir' });
    await expect(buttons.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(buttons.nth(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Retour aux résultats' })).toBeVisible();
    await expect(heading(page, 'Emplois')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(buttons.nth(2)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(box).toBeFocused();
  });
}

test('nobody opens by an older pick: the search again, a reload, back', async ({ openAs }) => {
  const page = await openAs('verificateur');
  const looks: string[] = [];
  page.on('request', (request) => {
    if (/\/extranet\/verifications\/\d+\//.test(request.url())) looks.push(request.url());
  });
  const search = async () => {
    await page.getByRole('searchbox').fill('lambert');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /résultats/ })).toBeVisible();
  };
  await page.goto('/verifications');
  await search();
  await page.getByRole('button', { name: 'Voir' }).first().click();
  await expect(heading(page, 'Emplois')).toBeVisible();
  await expect(async () => expect(looks).toHaveLength(5)).toPass();
  await search();
  await page.reload();
  await search();
  await page.goto('/accessibilite');
  await page.goBack();
  await search();
  await page.goBack();
  await expect(heading(page, 'Emplois')).toHaveCount(0);
  expect(looks).toHaveLength(5);
});

test('a section that fails leaves the others, and comes back on « Réessayer »', async ({ openAs }) => {
  const page = await openAs('verificateur');
  let isDown = true;
  await page.route('**/extranet/verifications/*/documents', (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await page.goto('/verifications');
  await page.getByRole('searchbox').fill('230101');
  await page.keyboard.press('Enter');
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  await expect(documents.getByText('Les documents n’ont pas pu être chargés')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Programme annuel (PAE)' }).getByRole('table')).toBeVisible();
  isDown = false;
  await documents.getByRole('button', { name: 'Réessayer' }).click();
  await expect(documents.getByText('Attestation de bourse')).toBeVisible();
});

test('the student reads who looked at her file', async ({ openAs }) => {
  const staff = await openAs('verificateur');
  await staff.goto('/verifications');
  await staff.getByRole('searchbox').fill('930107');
  await staff.keyboard.press('Enter');
  await expect(heading(staff, 'Emplois')).toBeVisible();
  const page = await openAs('930107');
  await page.goto('/desktop');
  await page.getByRole('link', { name: 'Qui a consulté mon dossier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qui a consulté mon dossier');
  const row = page.getByRole('row', { name: /Service des vérifications/ }).first();
  await expect(row).toContainText('Vérification du dossier');
});
