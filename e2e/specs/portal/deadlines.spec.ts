import { expect, test } from '../../fixtures';

test('the home begins with what is to be done, one link each', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const todo = page.getByRole('region', { name: 'À faire' });
  const lines = todo.getByRole('list', { name: 'À faire' }).getByRole('link');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeGreaterThanOrEqual(3);
  expect(await lines.count()).toBeLessThanOrEqual(5);
  await todo.getByRole('link', { name: /^Remettre 3 documents/ }).click();
  await expect(page).toHaveURL(/\/documents$/);
});

test('« Mes échéances » tells the year by week, one domain at a time', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  await page.getByRole('main').getByRole('link', { name: 'Mes échéances' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes échéances');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: '23 au 29 novembre' })).toBeVisible();
  await main.getByRole('radio', { name: /^Groupes de TP/ }).click();
  await expect(main.getByRole('link', { name: /^Choisir vos groupes/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Remettre 3 documents/ })).toHaveCount(0);
});

test('on a phone the next deadline is in the first window, and the calendar under them all', async ({
  openAs,
}) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/echeances');
  const next = page.getByRole('region', { name: 'Sans attendre' }).getByRole('listitem').first();
  await expect(next).toBeVisible();
  expect((await next.boundingBox())?.y).toBeLessThanOrEqual(300);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Télécharger toutes les dates/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test('the way to subscribe leads to the calendar, in the long page of her data', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/echeances');
  await page.getByRole('link', { name: 'Recevoir ces dates dans mon calendrier' }).click();
  await expect(page.getByRole('button', { name: 'Créer mon adresse d’abonnement' })).toBeInViewport();
});

test('the settings of notifications are kept', async ({ openAs }) => {
  const page = await openAs('730106');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await page.getByText('Réglages des notifications').click();
  const mail = page.getByRole('checkbox', { name: 'Me les envoyer par e-mail' });
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(page.getByText('Réglages enregistrés').first()).toBeVisible();
  await page.reload();
  await page.getByText('Réglages des notifications').click();
  await expect(mail).not.toBeChecked();
});
