import { expect, test } from '../../fixtures';

test('a verifications-only user receives no byte of another remote', async ({ openAs }) => {
  const page = await openAs('verificateur');
  const remotes = new Set<string>();
  page.on('request', (request) => {
    const match = /\/r\/([^/]+)\//.exec(request.url());
    if (match?.[1]) remotes.add(match[1]);
  });
  await page.goto('/');
  await expect(page).toHaveURL('/verifications');
  await page.getByRole('searchbox').fill('lambert');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Voir' }).first().click();
  await expect(page.getByRole('heading', { name: 'Emplois' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...remotes]).toEqual(['mf-verifications']);
  const registry = await (await page.request.get('/registry.json')).json();
  expect(registry.remotes.map((entry: { name: string }) => entry.name)).toEqual(['mf-verifications']);
});

test('a forbidden screen fetches neither code nor data', async ({ openAs }) => {
  const page = await openAs('230103');
  const calls: string[] = [];
  page.on(
    'request',
    (request) =>
      /\/r\/|extranet\/student\/(Inscription|Contacts)/.test(request.url()) && calls.push(request.url()),
  );
  await page.goto('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});
