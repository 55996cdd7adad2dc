import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

const ADDRESS = '/verifications-seul';

test('the space alone signs in, finds and reads, without a byte of the shell or of another remote', async ({
  openAs,
}) => {
  const page = await openAs('verificateur', { width: 375 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(ADDRESS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vérifications');
  await page.getByRole('searchbox').fill("d'hoore");
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Emplois' })).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/r/mf-verifications/'))).toEqual([]);
  await expectNoHorizontalScroll(page);
});

test('the space alone asks nobody in: through the sign-in, back, and out again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-BE' });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await page.getByLabel('Identifiant').fill('verificateur');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await page.getByRole('button', { name: /Bruno Delcourt/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  await context.close();
});

test('a student is told that the space is not hers', async ({ openAs }) => {
  const page = await openAs('230101');
  expect((await page.goto(ADDRESS))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé');
  await expect(page.locator('script[src]')).toHaveCount(0);
});
