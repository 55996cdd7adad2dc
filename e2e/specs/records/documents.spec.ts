import { expect, test } from '../../fixtures';
import { pdf } from '../../pdf';

test('a refused document is replaced, and a wrong type is not sent', async ({ openAs }) => {
  const page = await openAs('730101', { width: 375 });
  await page.goto('/documents');
  const slot = page.getByRole('article', { name: 'Relevé de notes des études antérieures' });
  await expect(slot.getByText('Refusé', { exact: true })).toBeVisible();
  const input = slot.getByLabel('Charger – Relevé de notes des études antérieures');
  await input.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  });
  await expect(slot.getByRole('alert')).toContainText("Ce type de fichier n'est pas autorisé!");
  await input.setInputFiles({ name: 'releve.pdf', mimeType: 'application/pdf', buffer: pdf('releve') });
  await expect(page.getByText('Fichier sauvegardé !')).toBeVisible();
  await expect(slot.getByText('Transmis, en vérification')).toBeVisible();
});

test('a document that is opened is no longer new, and an attestation waits for what is missing', async ({
  openAs,
}) => {
  const page = await openAs('730106');
  await page.goto('/documents');
  const fresh = page.getByRole('listitem').filter({ hasText: 'Nouveau' });
  await expect(fresh.first()).toBeVisible();
  const unread = await fresh.count();
  const stored = page.waitForEvent('download');
  await fresh
    .first()
    .getByRole('button', { name: /^Télécharger/ })
    .click();
  expect((await stored).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText('Document téléchargé !')).toBeVisible();
  await expect(fresh).toHaveCount(unread - 1);
  await expect(page.getByText(/^Pas encore délivrée\. Il manque les? documents? «/).first()).toBeVisible();
});

test('an attestation is made on demand once all is in order', async ({ openAs }) => {
  const page = await openAs('730108');
  await page.goto('/documents');
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Télécharger Attestation d’inscription, 2026/ }).click();
  expect((await made).suggestedFilename()).toBe('attestationInscription.pdf');
  await expect(page.getByText('Document généré !')).toBeVisible();
});

test('a blocked student hands documents in and has no list to download', async ({ openAs }) => {
  const page = await openAs('730103', { expectErrors: /403/ });
  await page.goto('/documents');
  await expect(page.getByRole('heading', { name: 'Fichiers à charger' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À télécharger' })).toHaveCount(0);
  const answer = await page.request.get('/api/v1/files/printDocument/3/attestationInscription.pdf');
  expect(answer.status()).toBe(403);
});

test('an absence is declared with its proof, and one that was followed up is told in words', async ({
  openAs,
}) => {
  const page = await openAs('730101');
  await page.goto('/absences');
  await page.getByRole('link', { name: /Justifiée$/ }).click();
  await expect(page.getByText(/elle ne se modifie plus/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Télécharger le justificatif' })).toBeVisible();
  await expect(page.getByRole('main').locator('input, select, button')).toHaveCount(0);

  await page.goto('/absences');
  const rows = page.getByRole('list', { name: /^Mes absences/ }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole('link', { name: 'Nouvelle absence' }).click();
  await page.getByRole('textbox', { name: 'Date de début' }).fill('2027-01-04');
  await page.getByRole('textbox', { name: 'Date de fin' }).fill('2027-01-29');
  await page.getByRole('checkbox').first().check();
  await page.locator('input[type=file]').setInputFiles({
    name: 'certificat.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('certificat'),
  });
  await expect(page.getByText('certificat.pdf est prêt')).toBeVisible();
  await page.getByRole('button', { name: 'Soumettre' }).click();
  await expect(page).toHaveURL('/absences');
  await expect(rows).toHaveCount(before + 1);
});

test('a course unit speaks its own language and leads to what it asks for', async ({ openAs }) => {
  const page = await openAs('230101');
  const units = await page.request.get('/api/v1/extranet/student/Inscriptions');
  const [current] = await units.json();
  const lines = await (
    await page.request.get(`/api/v1/extranet/student/Inscription01/${current.InscriptionID}`)
  ).json();
  const english = lines.find(
    ({ UniteEnseignementCode: code }: { UniteEnseignementCode: string }) => code === 'LESPO1321',
  );
  await page.goto(`/ficheUE/${english.UniteEnseignementID}`);
  await expect(page.getByRole('heading', { name: 'Objectives' })).toBeVisible();
  await page.getByRole('link', { name: 'LESPO1113' }).click();
  await expect(page.getByRole('heading', { name: 'Objectifs' })).toBeVisible();
});
