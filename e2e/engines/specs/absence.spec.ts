import { pdfFile } from '../files';
import { expect, test } from '../fixtures';

test('an absence is declared with its proof', async ({ openAs, twin }) => {
  const page = await openAs(twin('230101'));
  await page.goto('/absences');
  await page.click({ role: 'link', name: 'Nouvelle absence' });
  await page.fill({ role: 'textbox', name: 'Date de début' }, '04/01/2027');
  await page.fill({ role: 'textbox', name: 'Date de fin' }, '29/01/2027');
  await page.attach({ name: /^Justificatif/ }, pdfFile('certificat'));
  await page.reads('certificat.pdf est prêt');
  await page.click({ role: 'button', name: 'Soumettre' });
  await page.at(/^\/absences$/);

  await page.reload();
  await page.sees({ role: 'link', name: /^Du\s4\sau\s29\sjanvier\s2027/ });
  const { body } = await page.ask('/extranet/student/Absences');
  expect(body).toContainEqual(
    expect.objectContaining({
      AbsenceEtudiantDateDebut: '2027-01-04',
      AbsenceEtudiantDateFin: '2027-01-29',
    }),
  );
});
