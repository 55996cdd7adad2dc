import { expect, test } from '../fixtures';

test('a file is found by its number, opened, and left again', async ({ openAs, twin }) => {
  const page = await openAs('verificateur');
  await page.at(/^\/verifications$/);
  await page.fill({ role: 'searchbox' }, 'lambert');
  await page.press('Enter');
  await page.sees({ role: 'heading', name: /résultats$/ });
  await page.click({ role: 'button', name: 'Voir' });
  await page.sees({ role: 'heading', name: 'Emplois' });
  await page.click({ role: 'button', name: /^Télécharger – Relevé de notes/ });
  await page.reads('Document téléchargé !');

  await page.reload();
  await page.sees({ role: 'searchbox' });
  await page.sees({ role: 'heading', name: 'Emplois' }, 0);
  const student = twin('230107');
  await page.fill({ role: 'searchbox' }, student);
  await page.press('Enter');
  await page.sees({ role: 'heading', name: 'Emplois' });
  const hers = await openAs(student);
  const { body } = await hers.ask<object[]>('/extranet/student/Consultations');
  expect(body[0]).toMatchObject({ Motif: 'Vérification du dossier' });
});
