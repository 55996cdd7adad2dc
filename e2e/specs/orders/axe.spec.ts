import { accessibilityIssues } from '../../checks/accessibility';
import { expect, test } from '../../fixtures';

// A student each: a draft is the user's, and the two run at the same time.
for (const [user, width, theme] of [
  ['930108', 320, 'light'],
  ['830108', 1280, 'dark'],
] as const) {
  test(`orders have no accessibility fault in any state at ${width} px, ${theme}`, async ({ openAs }) => {
    const page = await openAs(user, { width, theme });
    // What an earlier state chose is not to be found again.
    const headers = { 'X-Requested-With': 'portail' };
    await page.request.delete('/api/v1/drafts/CommandeSyllabus', { headers });
    await page.goto('/commandes');
    await expect(page.getByRole('img', { name: 'QR code de paiement' }).first()).toBeVisible();
    const found = await accessibilityIssues(page, 'list');

    await page.goto('/commandes/new');
    const accept = page.getByRole('button', { name: "J'accepte les conditions" });
    await expect(accept).toBeVisible();
    found.push(...(await accessibilityIssues(page, 'conditions')));
    await accept.click();
    await page
      .getByRole('checkbox', { name: /^Choisir –/ })
      .first()
      .check();
    found.push(...(await accessibilityIssues(page, 'supports')));

    await page.getByRole('button', { name: 'Ajouter un support hors programme' }).click();
    const warning = page.getByRole('dialog');
    await expect(warning).toBeVisible();
    found.push(...(await accessibilityIssues(page, 'warning')));
    await warning.getByRole('button', { name: 'Afficher ces supports' }).click();
    await expect(page.getByRole('table', { name: /hors programme/ })).toBeVisible();
    await page.getByRole('searchbox').last().fill('droit');
    found.push(...(await accessibilityIssues(page, 'unlisted')));

    await page.getByRole('button', { name: 'Valider la commande' }).click();
    await expect(page.getByRole('dialog', { name: 'Ma commande en résumé' })).toBeVisible();
    found.push(...(await accessibilityIssues(page, 'summary')));
    expect(found).toEqual([]);
  });
}
