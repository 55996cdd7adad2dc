import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

const PATH = '/evenement/proclamation';

const expectGone = async (page: Page) => {
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByRole('link', { name: /^Proclamation/ })).toHaveCount(0);
  const receipts = await (await page.request.get('/api/v1/recus')).json();
  expect(receipts).toHaveLength(1);
};

// Nobody else registers the twins of 220305.
for (const [user, width] of [
  ['720305', 1280],
  ['820305', 375],
] as const) {
  test(`a graduate announces two guests by mouse at ${width} px, and the tile goes`, async ({ openAs }) => {
    const page = await openAs(user, { width });
    await page.goto('/desktop');
    await page.getByRole('link', { name: /^Proclamation/ }).click();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(
      page.getByText('Select one option!').locator('xpath=ancestor-or-self::*[@lang][1]'),
    ).toHaveAttribute('lang', 'en');
    await page.getByRole('radio', { name: '2' }).check();
    await expect(page.getByText(/Vous viendrez avec 2\sinvités/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Sauvegarder' }).dblclick();
    await expect(page.getByRole('dialog', { name: /Annoncer votre présence/ })).toBeVisible();
    await confirmAct(page);
    await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
    await expectGone(page);
    await page.goto(PATH);
    await expect(page).toHaveURL(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proclamation');
    await expect(page.getByText('Votre présence à la proclamation est enregistrée.')).toBeVisible();
    await expect(page.getByText(/Vous viendrez avec 2\sinvités/)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Présence à la proclamation R-/ })).toBeVisible();
  });
}

test('a graduate comes alone, by keyboard', async ({ openAs }) => {
  const page = await openAs('920305');
  await page.goto(PATH);
  await tabTo(page, page.getByRole('radio', { name: '0' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Sauvegarder' }));
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expectGone(page);
});

test('without an e-mail address nothing is sent, and the text says why', async ({ openAs }) => {
  const page = await openAs('720308');
  await page.goto(PATH);
  await page.getByRole('radio', { name: '1' }).check();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const text = 'Veuillez renseigner au minimum un moyen de contact de type "Email".';
  await expect(page.getByText(text)).toHaveCount(2);
  await expect(page).toHaveURL(PATH);
});
