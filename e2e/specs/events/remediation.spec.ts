import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

interface Row {
  RemediationCode: string;
  RemediationEstInscrit: boolean;
}

const SAR = '/api/v1/extranet/student/SAR';

const rowsOf = async (page: Page): Promise<Row[]> => (await (await page.request.get(SAR)).json()).Items;

/** Nobody else writes to 240281 to 240284. */
const WIDTHS = [
  { width: 1280, mouse: '240281', keyboard: '240282' },
  { width: 375, mouse: '240283', keyboard: '240284' },
];

for (const { width, mouse, keyboard } of WIDTHS) {
  test(`a student signs up for remediation by mouse at ${width} px`, async ({ openAs }) => {
    const page = await openAs(mouse, { width });
    await page.goto('/desktop');
    await page.getByRole('link', { name: /Remédiation \(SAR\)/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remédiation (SAR)');
    const box = page.getByRole('checkbox').first();
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const problem = page.getByRole('region', { name: 'Sauvegarde des inscriptions' }).getByRole('alert');
    await expect(problem).toHaveText('Veuillez effectuer au moins un changement.');
    await box.check();
    await expect(problem).toHaveCount(0);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/SAR'),
    );
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await confirmAct(page);
    expect((await sent).postDataJSON().Items).toHaveLength(1);
    await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
    await expect(page.getByText('1 inscription')).toBeVisible();
    expect((await rowsOf(page)).filter((row) => row.RemediationEstInscrit)).toHaveLength(1);
    await page.reload();
    await expect(box).toBeChecked();
    await expectNoHorizontalScroll(page);
  });

  test(`a student signs up for remediation by keyboard alone at ${width} px`, async ({ openAs }) => {
    const page = await openAs(keyboard, { width });
    await page.goto('/sar');
    await tabTo(page, page.getByRole('checkbox').nth(1));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Sauvegarder' }));
    await page.keyboard.press('Enter');
    await confirmByKeyboard(page);
    await expect(page.getByText('1 inscription')).toBeVisible();
    expect((await rowsOf(page)).filter((row) => row.RemediationEstInscrit)).toHaveLength(1);
  });
}

test('what was ticked survives a dead server and a reload, and says since when it is kept', async ({
  openAs,
}) => {
  const page = await openAs('240285');
  await page.goto('/sar');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/drafts/'),
  );
  await page.getByRole('checkbox').first().check();
  await kept;
  await page.route('**/api/v1/extranet/student/SAR', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  await expect(page.getByText('Erreur lors de la sauvegarde')).toBeVisible();
  await page.unroute('**/api/v1/extranet/student/SAR');
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
  expect((await rowsOf(page)).filter((row) => row.RemediationEstInscrit)).toHaveLength(0);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  await expect(page.getByText('1 inscription')).toBeVisible();
});
