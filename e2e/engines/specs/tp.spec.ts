import { expect, test } from '../fixtures';

interface Course {
  Libelle: string;
  GroupeActiviteApprentissageID: number | null;
}

test('a student chooses a group in each course', async ({ openAs, twin }) => {
  const page = await openAs(twin('230109'));
  await page.goto('/evenement/inscriptionTP');
  await page.click({ role: 'button', name: 'Démarrer mon inscription' });
  const { body: courses } = await page.ask<Course[]>('/extranet/student/InscriptionTP');
  for (const [rank, { Libelle }] of courses.entries()) {
    await page.sees({ role: 'heading', name: Libelle });
    await page.choose({ role: 'combobox', name: `Groupe – ${Libelle}` }, /^(?!Choisir)/);
    const isLast = rank === courses.length - 1;
    await page.click({ role: 'button', name: isLast ? 'Sauvegarder' : 'Inscription suivante' });
  }
  await page.confirm();
  await page.at(/^\/desktop$/);

  await page.goto('/evenement/inscriptionTP');
  await page.reload();
  await page.reads('Tous vos groupes sont choisis');
  const { body: after } = await page.ask<Course[]>('/extranet/student/InscriptionTP');
  expect(after.filter((course) => course.GroupeActiviteApprentissageID === null)).toEqual([]);
});
