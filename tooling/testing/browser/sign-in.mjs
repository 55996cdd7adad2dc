/**
 * Signs in at the demo provider's page and waits for the portal.
 *
 * @param {import('playwright').Page} page
 * @param {string} user
 */
export const signIn = async (page, user) => {
  await page.goto('/');
  await page.getByLabel('Identifiant').fill(user);
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(
    (url) => url.pathname !== '/' && !url.pathname.startsWith('/oidc') && !url.pathname.startsWith('/auth'),
  );
};
