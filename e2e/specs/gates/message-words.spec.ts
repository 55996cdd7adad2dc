import type { Page } from '@playwright/test';
import { expectFullyVisible, expectNotesClear } from '../../checks/hit-test';
import { expect, test } from '../../fixtures';

const DOWN = /^Le service ne répond pas/;

/** No write of the page goes through. */
const cutWrites = (page: Page) =>
  page.route('**/api/v1/extranet/**', (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.fulfill({ status: 503 }),
  );

/** A group of the catalogue, changed and not saved. */
const changeGroup = async (page: Page): Promise<void> => {
  await page.goto('/gestion/catalogues');
  await page.getByRole('button', { name: /^Groupes de TP/ }).click();
  await page
    .getByRole('button', { name: /^Groupe 1/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Local/ }).fill('Z999');
};

/** Something to press wherever a message could stand. */
const fillWithButtons = (page: Page) =>
  page.evaluate(() => {
    const rows = Array.from({ length: 40 }, (_, row) => {
      const button = document.createElement('button');
      button.textContent = `Rangée ${row}`;
      button.style.cssText = 'display:block;width:100%;height:40px';
      return button;
    });
    document.querySelector('main')?.append(...rows);
    rows[0]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

test('an error over a dialog that fills a phone is read whole, above no button', async ({ openAs }) => {
  const page = await openAs('240295');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  const form = page.getByRole('dialog', { name: 'Nouvelle adresse' });
  await form.getByLabel('Type d’adresse').selectOption({ index: 1 });
  await form.getByLabel('Rue et numéro').fill('Rue du Parc 5');
  await form.getByLabel('Code postal').fill('1050');
  await form.getByLabel('Localité').fill('Ixelles');
  await cutWrites(page);
  const save = form.getByRole('button', { name: 'Enregistrer' });
  await save.click();
  await expectFullyVisible(page, DOWN);
  // The whole form can be scrolled clear of it.
  await form.getByRole('button', { name: 'Annuler' }).scrollIntoViewIfNeeded();
  await expectFullyVisible(page, DOWN);
  await save.click({ trial: true });
  await form.getByRole('button', { name: 'Annuler' }).click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0);
  await expect(form.getByLabel('Localité')).toHaveValue('Ixelles');
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]) {
  test(`an error leaves what a change does to be read at the desk, at ${size.width} px`, async ({
    openAs,
  }) => {
    const page = await openAs('programmes');
    await page.setViewportSize(size);
    await changeGroup(page);
    const note = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /étudiant/ });
    await expect(note).toBeVisible();
    await cutWrites(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expectFullyVisible(page, DOWN);
    await expectNotesClear(page);
    // Where the message would stand by itself, stands the note.
    await note.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.evaluate(() => window.scrollBy({ top: 40, behavior: 'instant' }));
    await expectNotesClear(page);
  });
}

test('an error that has no room for its sentence gives it when it is asked to', async ({ openAs }) => {
  const page = await openAs('programmes');
  await page.setViewportSize({ width: 375, height: 667 });
  await changeGroup(page);
  await fillWithButtons(page);
  await cutWrites(page);
  // Where it is: to bring it into view would make room.
  await page.getByRole('button', { name: 'Enregistrer' }).dispatchEvent('click');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(DOWN)).toHaveCSS('clip-path', 'inset(50%)');
  const more = messages.getByRole('button', { name: 'Lire en entier' });
  await more.click();
  await expectFullyVisible(page, DOWN);
  await expect(more).toBeHidden();
  await messages.getByRole('button', { name: 'Fermer' }).click();
  await expect(messages.getByRole('listitem')).toHaveCount(0);
});
