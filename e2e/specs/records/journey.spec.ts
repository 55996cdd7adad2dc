import { expect, test } from '../../fixtures';
import { pagesIn } from '../../pdf';

test('a student reads her results, her notices and her data, from the home tiles', { tag: '@core' }, async ({
  openAs,
}) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const services = page.getByRole('region', { name: 'Mes services' });
  await services.getByRole('link', { name: /Mes inscriptions/ }).click();
  await expect(page).toHaveURL('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: /2025-2026/ }).click();
  await expect(page).toHaveURL(/\/inscriptions\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1re année, 2025-2026');
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(trail.getByText('1re année, 2025-2026')).toBeVisible();
  await page.getByRole('radio', { name: /Non validées/ }).check();
  const unit = page.getByRole('listitem').filter({ hasText: 'Statistique en économie et gestion I' });
  await expect(unit.getByText('8,25')).toBeVisible();
  await unit.locator('summary').click();
  for (const name of ['Activité', 'Deuxième session', 'Troisième session'])
    await expect(unit.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await unit.getByRole('link', { name: /Fiche de l’unité/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistique en économie et gestion I');
  await page.getByRole('link', { name: 'Retour à mes résultats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1re année, 2025-2026');

  await page.goto('/valves');
  await expect(page.getByText('Urgent').first()).toBeVisible();

  await page.goto('/contacts');
  await expect(page.getByText(/gestionnaire de dossier/).first()).toBeVisible();
});

test('a year of results is one sheet of paper that names the school and the student', async ({ openAs }) => {
  const page = await openAs('230101');
  for (const id of [1, 2, 3]) {
    await page.goto(`/inscriptions/${id}`);
    await page.getByRole('heading', { name: /^\d+\sunités$/ }).waitFor();
    expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Haute École du Parc').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('Camille Lambert').filter({ visible: true }).first()).toBeVisible();
  const table = page.getByRole('table', { name: /par unité et par activité/ });
  for (const name of ['Partiel', 'S1', 'S2', 'S3']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
});

test('a year of fourteen units, folded, takes two screens of a phone', async ({ openAs }) => {
  const page = await openAs('230101', { width: 375 });
  await page.goto('/inscriptions/3');
  const lines = page.getByRole('list', { name: 'Unités d’enseignement' }).locator('details');
  await expect(lines).toHaveCount(14);
  await lines.evaluateAll((all) => {
    for (const one of all) one.removeAttribute('open');
  });
  const end = await lines.last().evaluate((line) => line.getBoundingClientRect().bottom + window.scrollY);
  expect(end).toBeLessThanOrEqual(2 * 812);
});

test('sensitive numbers stay masked until they are asked for', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/contacts');
  const show = page.getByRole('button', { name: /Afficher/ }).first();
  const before = await page.getByRole('main').textContent();
  expect(before).not.toMatch(/BE\d{2} ?\d{4} ?\d{4} ?\d{4}/);
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
});

test('another student’s enrolment is as if it did not exist', async ({ openAs }) => {
  const mine = await openAs('230101');
  await mine.goto('/inscriptions');
  const list = await (await mine.request.get('/api/v1/extranet/student/Inscriptions')).json();
  const other = await openAs('230106');
  const foreign = await other.request.get(`/api/v1/extranet/student/Inscription/${list[0].InscriptionID}`);
  const unknown = await other.request.get('/api/v1/extranet/student/Inscription/2000000000');
  expect(foreign.status()).toBe(404);
  expect(await foreign.json()).toEqual(await unknown.json());
});

test('hostile HTML in a notice stays inert', async ({ openAs }) => {
  const page = await openAs('230101');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/valves');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Valves électroniques');
  await page.waitForLoadState('networkidle');
  expect(
    await page
      .locator('main script, main iframe, main [onerror], main [onclick], main a[href^="javascript:"]')
      .count(),
  ).toBe(0);
  expect(dialogs).toEqual([]);
});
