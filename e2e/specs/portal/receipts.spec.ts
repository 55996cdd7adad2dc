import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

/** Opens the receipt of a student's exams, which the demo writes. */
const openReceipt = async (page: Page): Promise<string> => {
  const receipts: { Numero: string; Objet: string }[] = await (
    await page.request.get('/api/v1/recus')
  ).json();
  const number = receipts.find(({ Objet }) => Objet.startsWith('Inscription aux examens'))?.Numero ?? '';
  await page.goto(`/recus/${number}`);
  await expect(page.getByRole('article', { name: `Reçu ${number}` })).toBeVisible();
  return number;
};

test('a receipt says whose it is and what it is for, on a phone too', async ({ openAs }) => {
  const page = await openAs('230108', { width: 375 });
  const paper = page.getByRole('article', { name: `Reçu ${await openReceipt(page)}` });
  await expect(paper.getByText('Manon Goffin')).toBeVisible();
  await expect(paper.getByText('230108')).toBeVisible();
  await expect(paper.getByText('Bachelier en gestion de l’entreprise, bloc 2')).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Contenu du reçu' }).getByRole('row')).toHaveCount(12);
  await expectNoHorizontalScroll(page);
});

test('anybody who has the paper may check it, and nobody finds its code', async ({ openAs, browser }) => {
  const page = await openAs('230108');
  const number = await openReceipt(page);
  const { Verification } = await (await page.request.get(`/api/v1/recus/${number}`)).json();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(Verification.Adresse);
  await expect(stranger.getByText('Ce reçu vient de l’école.')).toBeVisible();
  await expect(stranger.getByText('Manon Goffin')).toBeVisible();
  await expect(stranger.getByText('230108')).toHaveCount(0);
  await stranger.goto(Verification.Adresse.replace(Verification.Code, '2222-2222'));
  await expect(stranger.getByText('Aucun reçu ne porte ce numéro et ce code.')).toBeVisible();
  await expect(stranger.getByText('Manon Goffin')).toHaveCount(0);
  await stranger.context().close();
});

test('printed, a receipt is one A4 page without a button', async ({ openAs }) => {
  const page = await openAs('230108');
  await openReceipt(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeHidden();
  await expect(page.getByText('Détails techniques')).toBeHidden();
  await expect(page.getByText('Vérifier ce reçu')).toBeVisible();
});
