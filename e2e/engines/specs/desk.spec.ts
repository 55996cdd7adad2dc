import { expect, test } from '../fixtures';

interface Queue {
  Lignes: unknown[];
}

test('a secretary decides by keys, takes it back, and decides again', async ({ openAs, twin }) => {
  const student = twin('230103');
  const row = { role: 'button', within: { role: 'list', name: /^Demandes/ } };
  const page = await openAs('secretariat');
  const waiting = async () => {
    const { body } = await page.ask<Queue>(`/extranet/gestion/demandes?recherche=${student}`);
    return body.Lignes.length;
  };
  const decide = async () => {
    await page.click(row);
    await page.sees({ role: 'img', name: /page 1/i });
    await page.sees({ role: 'button', name: 'Accepter' });
    await page.press('a');
    await page.sees({ role: 'button', name: 'Annuler' });
  };
  await page.goto('/gestion');
  const before = await waiting();
  await page.fill({ role: 'searchbox', name: 'Nom ou matricule' }, student);
  await page.sees(row, before);
  await decide();
  await page.press('z');
  await page.reads('Décision annulée');
  expect(await waiting()).toBe(before);
  await page.sees(row, before);
  await decide();

  await page.reload();
  await page.sees({ role: 'searchbox', name: 'Nom ou matricule' });
  expect(await waiting()).toBe(before - 1);
});
