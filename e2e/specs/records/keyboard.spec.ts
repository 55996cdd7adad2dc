import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { pdf } from '../../pdf';

// A student for each width: a slot takes one file, and nobody else writes to these two.
for (const [user, width] of [
  ['830106', 1280],
  ['930106', 375],
] as const) {
  test(`a student hands in and downloads documents by keyboard alone at ${width} px`, async ({ openAs }) => {
    const page = await openAs(user, { width });
    await page.goto('/documents');
    const slot = page.getByRole('article', { name: 'Relevé de notes des études antérieures' });
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, slot.getByLabel('Charger – Relevé de notes des études antérieures'));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles({
      name: 'releve.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('releve'),
    });
    await expect(slot.getByText('Transmis, en vérification')).toBeVisible();

    const stored = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: /^Télécharger/ }).first());
    await page.keyboard.press('Enter');
    expect((await stored).suggestedFilename()).toMatch(/\.pdf$/);
  });

  test(`a student declares an absence by keyboard alone at ${width} px`, { tag: '@core' }, async ({
    openAs,
  }) => {
    const page = await openAs(user, { width });
    await page.request.delete('/api/v1/drafts/Absences', { headers: { 'X-Requested-With': 'portail' } });
    await page.goto('/absences');
    await tabTo(page, page.getByRole('link', { name: 'Nouvelle absence' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Date de début' }));
    await page.keyboard.type('04042027');
    await tabTo(page, page.getByRole('textbox', { name: 'Date de fin' }));
    await page.keyboard.type('05052027');
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel('Justificatif', { exact: true }).locator('input[type=file]'));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles({
      name: 'certificat.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('certificat'),
    });
    await expect(page.getByText('certificat.pdf est prêt')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Soumettre' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/absences');
    await expect(page.getByRole('link', { name: /^Du\s4\savril\sau\s5\smai\s2027/ })).toBeVisible();
  });
}
