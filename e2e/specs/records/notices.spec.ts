import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

for (const [user, width] of [
  ['830106', 1280],
  ['930106', 375],
] as const) {
  test(`a notice is found, read and remembered as read by keyboard alone at ${width} px`, async ({
    openAs,
  }) => {
    const page = await openAs(user, { width });
    await page.goto('/valves');
    // The urgent one is open already.
    await expect(page.getByRole('article').first().getByText('Les cours de l’après-midi')).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Chercher dans les avis' });
    await tabTo(page, field);
    await page.keyboard.type('erasmus formulaires');
    await expect(page.getByRole('listitem').getByRole('article')).toHaveCount(1);
    const title = page.getByRole('button', { name: /Séjour Erasmus/ });
    await expect(title).toHaveAccessibleName(/^Non lu/);
    await tabTo(page, title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Candidature Erasmus.pdf' })).toBeVisible();
    await expect(title).toHaveAccessibleName(/^Séjour Erasmus/);
    await expectNoHorizontalScroll(page);

    await page.reload();
    await expect(page.getByRole('button', { name: /^Séjour Erasmus/ })).toBeVisible();
  });
}
