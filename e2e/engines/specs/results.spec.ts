import { expect, test } from '../fixtures';

const UNIT = 'Statistique en économie et gestion I';

interface Line {
  UniteEnseignementLibelle: string;
  ActiviteApprentissageCode: string | null;
}

test('a student goes from the home tile to a year, and from a mark to what is left', async ({
  openAs,
  twin,
}) => {
  const page = await openAs(twin('230101'));
  await page.click({
    role: 'link',
    name: /Mes inscriptions/,
    within: { role: 'region', name: 'Mes services' },
  });
  await page.click({ role: 'link', name: /2025-2026/ });
  await page.at(/^\/inscriptions\/\d+$/);
  await page.sees({ role: 'heading', name: '1re année, 2025-2026' });
  await page.click({ role: 'radio', name: /Non validées/ });
  const line = { role: 'listitem', text: new RegExp(`${UNIT}.*8,25`) };
  await page.sees(line);

  await page.reload();
  await page.sees(line);
  const id = (await page.path()).split('/').at(-1);
  const { body } = await page.ask<Line[]>(`/extranet/student/Inscription01/${id}`);
  const unit = body.find((each) => each.UniteEnseignementLibelle === UNIT && !each.ActiviteApprentissageCode);
  expect(Object.values(unit ?? {})).toContain(8.25);
});
