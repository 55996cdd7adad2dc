import { confirmAct } from '../../binding';
import { draftKept } from '../../drafts';
import { expect, signIn, test } from '../../fixtures';

// Nobody else writes to 240299 and 240279.
const OWNER = '240299';
const OTHER = '240279';

test('a page writes for its owner alone, whoever signs in in another tab', async ({ openAs }) => {
  const page = await openAs(OWNER);
  await page.goto('/sar');
  const kept = draftKept(page, 'Contenu');
  await page.getByRole('checkbox').nth(0).check();
  await kept;
  const tab = await page.context().newPage();
  await page.context().clearCookies();
  await signIn(tab, OTHER);

  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  const dialog = page.getByRole('dialog', { name: 'Une autre personne est connectée' });
  await expect(dialog).toContainText(OWNER);
  await expect(dialog).toContainText(OTHER);
  await expect(page.getByText('Sauvegarde réussie !')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox').nth(0)).toBeChecked();

  await tab.goto('/sar');
  await expect(tab.getByRole('checkbox').nth(0)).toBeEnabled();
  await expect(tab.getByRole('checkbox').nth(0)).not.toBeChecked();
  await tab.close();

  const back = await page.context().newPage();
  await page.context().clearCookies();
  await signIn(back, OWNER);
  await back.close();
  if (await page.getByRole('dialog').isHidden())
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
});
