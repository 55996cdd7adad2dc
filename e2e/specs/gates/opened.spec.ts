import { expect, test } from '../../fixtures';

// On this stands which tests are run again for a change of a domain (docs/decisions/0023).
test('whose screens a test opens is known, by an address and by a link', async ({ openAs, opened }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  expect([...opened]).toEqual(['shell']);
  await page.getByRole('main').locator('a[href="/inscriptions"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes inscriptions' })).toBeVisible();
  await page.goto('/commandes/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...opened].sort()).toEqual(['mf-orders', 'mf-records', 'shell']);
});

test('a remote that stands alone is told by its address', async ({ openAs, opened }) => {
  const page = await openAs('verificateur');
  await page.goto('/verifications-seul');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...opened]).toEqual(['mf-verifications']);
});
