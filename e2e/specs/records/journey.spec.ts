import { expect, test } from '../../fixtures';

test('a student reads her results, her notices and her data, from the home tiles', async ({ openAs }) => {
  const page = await openAs('230101');
  await page.goto('/desktop');
  const services = page.getByRole('region', { name: 'Mes services' });
  await services.getByRole('link', { name: /Mes inscriptions/ }).click();
  await expect(page).toHaveURL('/inscriptions');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: /Voir/ }).nth(1).click();
  await expect(page).toHaveURL(/\/inscriptions\/\d+$/);
  for (const label of ['Partiel', 'S1', 'S2', 'S3']) {
    await expect(page.getByRole('columnheader', { name: label }).first()).toBeAttached();
  }
  await expect(page.getByText(/^\d{1,2},\d{2}$/).first()).toBeVisible();

  await page.goto('/valves');
  await expect(page.getByText('Urgent').first()).toBeVisible();

  await page.goto('/contacts');
  await expect(page.getByText(/gestionnaire de dossier/).first()).toBeVisible();
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
