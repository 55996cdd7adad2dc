import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { dropInlinedAnswers } from '../../inlined-answers';
import { tabTo } from '../../keyboard';

// Twins that these tests alone write to: 720304, 820304, 920304. Nothing is written for 220304.

const PATH = '/evenement/signaturePAE';

test('a student signs by mouse, finds the receipt, and the page is closed', { tag: '@core' }, async ({
  openAs,
}) => {
  const page = await openAs('720304');
  await page.goto('/desktop');
  await page.getByRole('link', { name: /^Signature du PAE/ }).click();
  const transferred = page.getByRole('table', { name: 'Unités validées dans un autre diplôme' });
  await expect(transferred.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Crédits validés dans un autre diplôme' })).toBeVisible();
  await page.getByRole('button', { name: 'Signer mon PAE en ligne' }).click();
  await confirmAct(page);
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Signature du PAE/ })).toBeHidden();
  const [receipt] = await (await page.request.get('/api/v1/recus')).json();
  expect(receipt.Domaine).toBe('Signature du PAE');
  await page.goto(`/recus/${receipt.Numero}`);
  await expect(page.getByRole('table', { name: 'Contenu du reçu' })).toBeVisible();
  await page.getByText('Détails techniques').click();
  await expect(page.getByText('Empreinte de la liste signée')).toBeVisible();
  await page.goto(PATH);
  await expect(page).toHaveURL(/^[^?]*\/forbidden/);
});

test('on a phone, a student signs by keyboard alone', async ({ openAs }) => {
  const page = await openAs('820304', { width: 375 });
  await page.goto(PATH);
  await tabTo(page, page.getByRole('button', { name: 'Signer mon PAE en ligne' }));
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page).toHaveURL('/desktop');
});

test('a student reports a problem instead of signing', async ({ openAs }) => {
  const page = await openAs('920304');
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Je signale un problème à mon coordinateur' }).click();
  const modal = page.getByRole('dialog', { name: 'Commentaire' });
  await modal.getByLabel('Votre message').fill('Il manque le cours de droit.');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL('/desktop');
  await expect(page.getByText('Votre message est transmis à votre coordination')).toBeVisible();
  const events = await (await page.request.get('/api/v1/events/access')).json();
  expect(events.AccesSignaturePAE).toBe(false);
});

test('a list that changed since it was read is not signed, and the difference is shown', async ({
  openAs,
}) => {
  const page = await openAs('220304', { expectErrors: /409/ });
  await dropInlinedAnswers(page);
  // What the window was shown a while ago: the same list, before its first unit was added.
  await page.route(
    '**/api/v1/extranet/student/SignaturePAE',
    async (route) => {
      const answer = await route.fetch();
      const { Items, ...list } = await answer.json();
      await route.fulfill({ json: { ...list, Items: Items.slice(1), Empreinte: 'a'.repeat(64) } });
    },
    { times: 1 },
  );
  await page.goto(PATH);
  const [{ ConstitutionProgrammeUECode: code }] = (
    await (await page.request.get('/api/v1/extranet/student/SignaturePAE')).json()
  ).Items;
  const list = page.getByRole('table', { name: 'Unités d’enseignement du programme à signer' });
  await expect(list).toBeVisible();
  await expect(list.getByText(code)).toHaveCount(0);
  await page.getByRole('button', { name: 'Signer mon PAE en ligne' }).click();
  await confirmAct(page);
  const changes = page.getByRole('list', { name: 'Ce qui a changé' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes.getByText(code)).toBeVisible();
  await expect(list.getByText(code)).toBeVisible();
  const events = await (await page.request.get('/api/v1/events/access')).json();
  expect(events.AccesSignaturePAE).toBe(true);
});
