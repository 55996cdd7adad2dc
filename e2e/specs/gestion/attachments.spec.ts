import { endlessPdf } from 'server-testing/pdf/endless';
import { expect, test } from '../../fixtures';

test('a row whose file takes too long to draw is still decided', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await page.route('**/extranet/gestion/demandes/*/*/piece', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: endlessPdf() }),
  );
  await page.goto('/gestion');
  await page.getByRole('button', { name: 'Documents' }).click();
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await rows.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Ouverture de la pièce' })).toBeAttached();
  // The page answers while the file is read, and gives it up.
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('La pièce ne peut pas être montrée ici.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Télécharger' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
});
