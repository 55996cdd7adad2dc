import { confirmAct } from '../../binding';
import { draftKept } from '../../drafts';
import { expect, signIn, test } from '../../fixtures';

// Nobody else writes to 240296 to 240298; 930107 writes no absence.
test('what one window keeps is not deleted by what another one saves', async ({ openAs }) => {
  const one = await openAs('240296');
  const other = await openAs('240296');
  await one.goto('/sar');
  await other.goto('/sar');
  const kept = draftKept(one, 'Contenu');
  await one.getByRole('checkbox').nth(0).check();
  await kept;
  const keptThere = draftKept(other, 'Contenu');
  await other.getByRole('checkbox').nth(1).check();
  await keptThere;
  await one.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(one);
  await expect(one.getByText('Sauvegarde réussie !')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('checkbox').nth(0)).toBeChecked();
  await expect(other.getByRole('checkbox').nth(1)).toBeChecked();
  await expect(other.getByText(/^Brouillon gardé le/)).toBeVisible();
});

test('what is ticked offline is saved when the connection is back, and a save in vain keeps the page', async ({
  openAs,
}) => {
  const page = await openAs('240297', { expectErrors: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/sar');
  const tick = page.getByRole('checkbox').first();
  await expect(tick).toBeEnabled();
  await page.context().setOffline(true);
  await tick.check();
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  await expect(page.getByText('Erreur lors de la sauvegarde')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Modifier' }).click();
  await expect(tick).toBeChecked();
  const kept = draftKept(page, 'Contenu');
  await page.context().setOffline(false);
  await kept;
  await page.reload();
  await expect(tick).toBeChecked();
});

test('a date typed offline is kept when the connection is back', async ({ openAs }) => {
  const page = await openAs('930107', { expectErrors: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto('/absences/-1');
  await expect(page.getByRole('textbox', { name: 'Date de début' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: 'Date de début' }).fill('2026-11-16');
  await expect(page.getByText(/n’est pas encore enregistré/)).toBeVisible();
  const kept = draftKept(page, '2026-11-16');
  await page.context().setOffline(false);
  await kept;
  await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Date de début' })).toHaveValue('16/11/2026');
});

test('what is ticked when the session ends is kept once the student has signed in again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, '240298');
  await page.goto('/sar');
  const tick = page.getByRole('checkbox').first();
  await expect(tick).toBeEnabled();
  await context.clearCookies();
  await tick.check();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button').or(dialog.getByRole('link')).first().click();
  const window = await popup;
  await window.getByLabel('Identifiant').fill('240298');
  await window.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await window.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
  await page.reload();
  await expect(tick).toBeChecked();
  await context.close();
});
