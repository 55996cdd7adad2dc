import { expect, test } from '../../fixtures';

const PAGES: [path: string, heading: RegExp][] = [
  ['/confidentialite', /confidentialité/i],
  ['/accessibilite', /Accessibilité/],
  ['/attestation/AAAA-BBBB-CCCC', /Vérification d’un document/],
];

for (const [path, heading] of PAGES) {
  test(`anyone opens ${path} without signing in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('a code that no document carries is said to be unknown', async ({ page }) => {
  await page.goto('/attestation/AAAA-BBBB-CCCC');
  await expect(page.getByText('Aucun document ne porte ce code.')).toBeVisible();
});
