import { expect, test } from '../fixtures';

interface ExamLine {
  Code: string;
  ResultatEtudiantInscrit: boolean;
}

test('a student registers to the session and to an exam, and her draft outlives a reload', async ({
  openAs,
  twin,
}) => {
  const page = await openAs(twin('230107'));
  await page.goto('/evenement/inscriptionExamens');
  await page.click({ role: 'switch', name: "M'inscrire à la session" });
  await page.confirm();
  await page.click({ role: 'checkbox', name: /LECGE1222-E/ });
  await page.reads(/Brouillon gardé le/);
  await page.reload();
  await page.click({
    role: 'button',
    name: 'Valider',
    within: { role: 'region', name: 'Validation des examens' },
  });
  await page.sees({ role: 'dialog', name: 'Mon inscription en résumé' });
  await page.confirm();
  await page.reads("L'inscription est validée !");

  await page.reload();
  await page.sees({ role: 'checkbox', name: /LECGE1222-E/ });
  const { body } = await page.ask<ExamLine[]>('/extranet/student/InscriptionSession01');
  const registered = body.filter((line) => line.ResultatEtudiantInscrit);
  expect(registered.map(({ Code }) => Code)).toEqual(['LECGE1222-E']);
});
