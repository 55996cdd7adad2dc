import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

const PAI = '/enseignement-inclusif/signature';

// Nobody else signs for the twins of 220304.
test('a student signs the support plan by mouse, and its tile goes with it', async ({ openAs }) => {
  const page = await openAs('720304');
  await page.goto('/desktop');
  await page.getByRole('link', { name: /Signature du PAI/ }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Signer mon PAI en ligne' }).dblclick();
  await confirmAct(page);
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Signature du PAI/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Voir le reçu – Signature du PAI$/ })).toBeVisible();
  const receipts = await (await page.request.get('/api/v1/recus')).json();
  expect(receipts.filter(({ Objet }: { Objet: string }) => Objet.includes('plan'))).toHaveLength(1);
  expect((await page.request.get('/api/v1/extranet/student/SignaturePAI')).status()).toBe(204);
  await page.goto('/enseignement-inclusif');
  await expect(page.getByText(/^Vous avez un plan d’accompagnement, signé le /)).toBeVisible();
  const plan = page.getByRole('table', { name: 'Aménagements prévus, par unité d’enseignement' });
  await expect(plan.getByRole('row')).toHaveCount(4);
  await page.goto(PAI);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signature du PAI');
  await expect(page.getByText('Votre plan d’accompagnement est signé.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Signature du plan d’accompagnement/ })).toBeVisible();
});

test('a student signs the support plan by keyboard alone on a phone', async ({ openAs }) => {
  const page = await openAs('820304', { width: 375 });
  await page.goto('/enseignement-inclusif');
  await tabTo(page, page.getByRole('link', { name: 'Lire et signer mon PAI' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAI);
  await tabTo(page, page.getByRole('button', { name: 'Signer mon PAI en ligne' }));
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page).toHaveURL('/desktop');
});

test('signed in one tab, the other leaves without signing twice', async ({ openAs }) => {
  const first = await openAs('920304');
  const second = await openAs('920304');
  for (const page of [first, second]) {
    await page.goto(PAI);
    await expect(page.getByRole('button', { name: 'Signer mon PAI en ligne' })).toBeVisible();
  }
  for (const page of [first, second]) {
    await page.getByRole('button', { name: 'Signer mon PAI en ligne' }).click();
    await confirmAct(page);
    await expect(page).toHaveURL('/desktop');
  }
  await expect(second.getByText('Erreur lors de la sauvegarde')).toBeVisible();
});
