import { expect, test } from '../../fixtures';

/** Where CONTRACT §5.1 sends each persona, and the heading that greets them there. */
const LANDINGS: [user: string, path: string, heading: RegExp][] = [
  ['230101', '/desktop', /^Bonjour Camille$/],
  ['230102', '/desktop', /^Bonjour /],
  ['230103', '/blockedStudent', /^Dossier bloqué$/],
  ['230104', '/inactiveStudent', /^Compte inactif$/],
  ['230105', '/desktop', /^Bonjour /],
  ['visiteur', '/notStudent', /^Accès réservé aux étudiants$/],
  ['verificateur', '/verifications', /Vérifications/],
  ['admin', '/desktop', /.+/],
  ['programmes', '/desktop', /.+/],
  ['secretariat', '/desktop', /^Bonjour/],
  ['inclusion', '/desktop', /^Bonjour/],
];

for (const [user, path, heading] of LANDINGS) {
  test(`${user} lands on ${path}`, async ({ openAs }) => {
    const page = await openAs(user);
    await page.goto('/');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
  });
}

test('a visitor reads why the portal is not for her', async ({ openAs }) => {
  const page = await openAs('visiteur');
  await page.goto('/');
  await expect(page.getByText('This user is not a Student.')).toHaveAttribute('lang', 'en');
});

test('who only verifies is refused a student’s page, which exists', async ({ openAs }) => {
  const page = await openAs('verificateur');
  await page.goto('/inscriptions');
  await expect(page).toHaveURL(/\/forbidden/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès refusé');
  await page.goto('/nulle-part');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
});

test('a blocked student reaches only the documents and the notices', async ({ openAs }) => {
  const page = await openAs('230103');
  await page.goto('/contacts');
  await expect(page).toHaveURL(/blockedStudent|forbidden/);
  await page.goto('/valves');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valves électroniques');
});
