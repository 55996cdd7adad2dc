import { violationsOf } from '../../../tooling/testing/browser/axe.mjs';
import { accessibilityIssues } from '../../checks/accessibility';
import { expect, signIn, test } from '../../fixtures';

test('a wrong password says so in French and keeps the user name', async ({ page }) => {
  await page.goto('/inscriptions');
  await page.getByLabel('Identifiant').fill('230101');
  await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toContainText(/incorrect/i);
  await expect(page.getByLabel('Identifiant')).toHaveValue('230101');
});

test('signing in leads back to the page that was asked for, which is opened once', async ({ page }) => {
  await page.goto('/inscriptions');
  const opened: string[] = [];
  page.on('response', (answer) => {
    const isPage = answer.request().isNavigationRequest() && answer.status() === 200;
    if (isPage) opened.push(new URL(answer.url()).pathname);
  });
  await page.getByLabel('Identifiant').fill('230101');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes inscriptions');
  expect(opened).toEqual(['/inscriptions']);
});

test('signing out ends the session on the server', async ({ page }) => {
  await signIn(page, '730101');
  await page.getByRole('button', { name: /Menu du compte/ }).click();
  await page
    .getByRole('button', { name: 'Se déconnecter' })
    .or(page.getByRole('menuitem', { name: 'Se déconnecter' }))
    .click();
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  expect((await page.request.get('/api/v1/security/infos')).status()).toBe(401);
});

test('the whole journey runs by keyboard alone', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Identifiant').focus();
  await page.keyboard.type('830101');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/desktop');
  // Followed before the scripts have come, a link opens a page anew: its focus is the browser's.
  await page.waitForLoadState('networkidle');
  const tile = page
    .getByRole('region', { name: 'Mes services' })
    .getByRole('link', { name: 'Mes inscriptions' });
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
});

test('the sign-in page has no accessibility violation', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/');
    await expect(page.getByLabel('Identifiant')).toBeVisible();
    const found = await accessibilityIssues(page, `${width} px`);
    await page.getByLabel('Identifiant').fill('230101');
    await page.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('alert')).toContainText(/incorrect/i);
    expect([...found, ...(await accessibilityIssues(page, `${width} px, refused`))]).toEqual([]);
  }
});
