import { expect, test } from '../../fixtures';

// For the master’s students alone, and withdrawn at the end: the boards of other journeys stay as they were.
test('a secretary writes a notice, a student reads it, and it is withdrawn', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion/valves');
  await page.getByRole('button', { name: 'Écrire' }).click();
  const form = page.getByRole('form', { name: 'Écrire un avis' });
  await form.getByRole('textbox', { name: 'Titre' }).fill('Séminaire déplacé au local B204');
  const text = form.getByRole('textbox', { name: 'Texte' });
  await text.fill('Rendez-vous mardi');
  await text.selectText();
  await page.keyboard.press('Control+b');
  await expect(
    page.getByRole('region', { name: 'Aperçu sur téléphone' }).getByText('Rendez-vous mardi'),
  ).toHaveCSS('font-weight', /[67]00/);
  await form.getByRole('checkbox', { name: 'Master en gestion de l’entreprise' }).check();
  await expect(form.getByText(/étudiants? lir/)).toBeVisible();
  await form.getByLabel('Ajouter une pièce jointe').setInputFiles({
    name: 'Plan du local.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(form.getByRole('button', { name: 'Retirer Plan du local.png' })).toBeVisible();
  const publish = page.getByRole('button', { name: /^Publier (à nouveau )?pour \d+\sétudiants?$/ });
  await publish.click();
  // Taken back before anybody reads it, its text is at hand.
  const undo = page.getByRole('region', { name: 'Avis publié' });
  await undo.getByRole('button', { name: 'Annuler' }).click();
  await expect(form.getByRole('textbox', { name: 'Titre' })).toHaveValue('Séminaire déplacé au local B204');
  await publish.click();
  const row = page.getByRole('list', { name: 'Publiés' }).getByRole('button', { name: /Séminaire déplacé/ });
  await expect(row).toBeVisible();
  await expect(undo).toBeVisible();
  await expect(undo).toHaveCount(0, { timeout: 15_000 });

  const student = await openAs('210202', { width: 375 });
  await student.goto('/valves');
  const notice = student.getByRole('article', { name: 'Séminaire déplacé au local B204' });
  await notice.getByRole('button').click();
  await expect(notice.locator('strong', { hasText: 'Rendez-vous mardi' })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Plan du local.png' })).toBeVisible();

  await row.click();
  await page.getByRole('button', { name: 'Retirer cet avis' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer cet avis' }).click();
  await expect(page.getByRole('list', { name: 'Retirés' }).getByText('Séminaire déplacé')).toBeVisible();
  await student.reload();
  await expect(student.getByRole('heading', { name: 'Valves électroniques' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
