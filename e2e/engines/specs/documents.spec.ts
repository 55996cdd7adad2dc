import { pdfFile } from '../files';
import { expect, test } from '../fixtures';

test('a refused document is replaced', async ({ openAs, twin }) => {
  const page = await openAs(twin('230101'));
  const slot = { role: 'article', name: 'Relevé de notes des études antérieures' };
  await page.goto('/documents');
  await page.attach({ name: /^Charger – Relevé de notes des études antérieures/ }, pdfFile('releve'));
  await page.sees({ ...slot, text: /Transmis, en vérification/ });

  await page.reload();
  await page.sees({ ...slot, text: /Transmis, en vérification/ });
  const { body } = await page.ask('/extranet/student/Documents');
  expect(body).toContainEqual(expect.objectContaining({ Fichier: 'releve.pdf', Statut: 'recu' }));
});

test('an attestation is made on demand', async ({ openAs, twin }) => {
  const page = await openAs(twin('230108'));
  await page.goto('/documents');
  await page.click({ role: 'button', name: /^Télécharger Attestation d’inscription, 2026/ });
  await page.reads('Document généré !');
  await page.reload();
  await page.sees({ role: 'button', name: /^Télécharger Attestation d’inscription, 2026/ });
});
