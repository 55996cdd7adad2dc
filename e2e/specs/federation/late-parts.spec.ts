import { expect, test } from '../../fixtures';

const CUT = { expectErrors: /ChunkLoadError|Loading chunk|ERR_|late-/ };

test('a request whose panel does not come says so, is not decided of unseen, and opens on « Réessayer »', async ({
  openAs,
}) => {
  const page = await openAs('secretariat', CUT);
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') decisions.push(request.url());
  });
  await page.route('**/late-request*', (route) => route.abort());
  await page.goto('/gestion');
  await page.getByRole('button', { name: /^Documents/ }).click();
  const row = page.getByRole('list', { name: 'Demandes' }).getByRole('button').first();
  // The list that the filter brings takes the place of the first one.
  await page.waitForLoadState('networkidle');
  await row.press('Enter');
  await expect(page.getByText('Cette partie n’a pas pu s’ouvrir')).toBeVisible();
  await page.keyboard.press('a');
  // A phone shows it in the place of the list: there is a way back.
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Retour à la liste' }).click();
  await row.click();
  await page.unroute('**/late-request*');
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Demande ouverte' });
  await expect(panel.getByRole('button', { name: 'Accepter' })).toBeVisible();
  expect(decisions).toEqual([]);
});
