import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { draftKept } from '../../drafts';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

interface Order {
  CommandeID: number;
  CommandeVCS: string;
  CommandePaye: boolean;
  CommandeMontantDisplay: string;
}

const ordersOf = async (page: Page): Promise<Order[]> =>
  (await page.request.get('/api/v1/extranet/student/Commandes')).json();

const clearDraft = async (page: Page) => {
  const headers = { 'X-Requested-With': 'portail' };
  await page.request.delete('/api/v1/drafts/CommandeSyllabus', { headers });
};

/** Twins in the same situation, so that one width does not find what the other ordered. */
const JOURNEYS = [
  { width: 1280, mouse: '730106', keyboard: '830106' },
  { width: 375, mouse: '930106', keyboard: '930109' },
];

for (const { width, mouse, keyboard } of JOURNEYS) {
  test(`a student orders by mouse at ${width} px and reads how to pay`, async ({ openAs }) => {
    const page = await openAs(mouse, { width });
    await clearDraft(page);
    const before = await ordersOf(page);
    await page.goto('/commandes');
    await page.getByRole('link', { name: 'Nouvelle commande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle commande');
    await page.getByRole('button', { name: "J'accepte les conditions" }).click();

    await page
      .getByRole('checkbox', { name: /^Choisir –/ })
      .first()
      .check();
    await page
      .getByRole('button', { name: /^Augmenter.*Quantité –/ })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Rechercher un support' }).fill('statistique');
    await page
      .getByRole('spinbutton', { name: /^Quantité –/ })
      .first()
      .fill('1');
    const bar = page.getByRole('region', { name: 'Validation de la commande' });
    await expect(bar.getByText('Total, 3 exemplaires')).toBeVisible();
    await bar.getByRole('button', { name: 'Valider la commande' }).click();

    await expect(page.getByRole('dialog', { name: 'Ma commande en résumé' })).toBeVisible();
    await confirmAct(page);
    await expect(page).toHaveURL('/commandes');
    await expect(page.getByText(/mail de confirmation/).first()).toBeVisible();
    const after = await ordersOf(page);
    expect(after).toHaveLength(before.length + 1);
    const [placed] = after;
    await expect(page.getByText(placed?.CommandeVCS ?? '')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code de paiement' }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: 'Voir le reçu' }).click();
    await expect(page).toHaveURL(/\/recus\/R-/);
    await expect(page.getByText(placed?.CommandeVCS ?? '')).toBeVisible();
  });

  test(`a student orders by keyboard alone at ${width} px`, { tag: '@core' }, async ({ openAs }) => {
    const page = await openAs(keyboard, { width });
    await clearDraft(page);
    const before = await ordersOf(page);
    await page.goto('/commandes/new');
    const accept = page.getByRole('button', { name: "J'accepte les conditions" });
    await accept.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('searchbox', { name: 'Rechercher un support' }).focus();
    await page.keyboard.type('statistique');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: 'Tout sélectionner' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /^Choisir –/ }).first()).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('spinbutton').first()).toHaveValue('2');

    const validate = page
      .getByRole('region', { name: 'Validation de la commande' })
      .getByRole('button', { name: 'Valider la commande' });
    await tabTo(page, validate);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('dialog', { name: 'Ma commande en résumé' });
    await expect(summary.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(validate).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmByKeyboard(page);
    await expect(page).toHaveURL('/commandes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
    expect(await ordersOf(page)).toHaveLength(before.length + 1);
  });
}

test('what was chosen is there again at the next visit, after the conditions', async ({ openAs }) => {
  const page = await openAs('730101');
  await clearDraft(page);
  await page.goto('/commandes/new');
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  const kept = draftKept(page, /":4[,}]/);
  await page.getByRole('spinbutton').first().fill('4');
  await kept;
  await page.reload();
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('4');
  await clearDraft(page);
});

test('nothing chosen is refused with the specification’s sentence', async ({ openAs }) => {
  const page = await openAs('830101');
  await clearDraft(page);
  await page.goto('/commandes/new');
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  await page.getByRole('button', { name: 'Valider la commande' }).click();
  const bar = page.getByRole('region', { name: 'Validation de la commande' });
  await expect(bar.getByRole('alert')).toHaveText(
    'Au moins un support doit être sélectionné pour valider la commande.',
  );
  await page.getByRole('spinbutton').first().fill('1');
  await expect(bar.getByRole('alert')).toHaveCount(0);
  await clearDraft(page);
});

test('a recent order is told before another one', async ({ openAs }) => {
  const page = await openAs('930108');
  await page.goto('/commandes/new');
  await expect(page.getByText('Vous avez déjà passé une commande récemment.')).toBeVisible();
});

test('a grant holder asks for an intervention once', async ({ openAs }) => {
  const page = await openAs('930101');
  await page.goto('/commandes');
  await page.getByRole('button', { name: /^Demander une intervention/ }).click();
  await confirmAct(page);
  await expect(page.getByText('Intervention créée !')).toBeVisible();
  await expect(page.getByRole('button', { name: /Demander une intervention/ })).toHaveCount(0);
  await expect(page.getByText(/correctement enregistrée/)).toBeVisible();
});

test('a closed sale says why, and leads nowhere', async ({ openAs }) => {
  const page = await openAs('230105');
  await page.goto('/commandes/new');
  await expect(page).toHaveURL(/\/forbidden/);
  await expect(page.getByText(/vente de syllabus/).first()).toBeVisible();
});

test('after the sale the orders and their payment references stay', async ({ openAs }) => {
  const page = await openAs('230105');
  await page.goto('/commandes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  await expect(page.getByText('Les commandes sont fermées pour le moment')).toBeVisible();
  await expect(page.getByText(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nouvelle commande' })).toHaveCount(0);
});

test('the phone that shows the code saves it as an image, and paid orders are folded', async ({ openAs }) => {
  const page = await openAs('230108', { width: 375 });
  await page.goto('/commandes');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer l’image' }).click();
  const image = await saved;
  expect(image.suggestedFilename()).toMatch(/^qr-commande-du-.*\.png$/);
  const bytes = await readFile(await image.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');

  const folded = page.locator('summary').filter({ hasText: 'Payée' });
  for (const row of await folded.all()) expect((await row.boundingBox())?.height).toBe(60);
  await folded.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Commande n°\s\d+, payée le/)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Supports de la commande/ })).toHaveCount(2);
});

test('a support takes 72 px on a phone at most until it is chosen', async ({ openAs }) => {
  const page = await openAs('830101', { width: 375 });
  await clearDraft(page);
  await page.goto('/commandes/new');
  await page.getByRole('button', { name: "J'accepte les conditions" }).click();
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') });
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
});
