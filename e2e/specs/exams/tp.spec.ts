import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';

interface Course {
  ActiviteApprentissageID: number;
  Libelle: string;
  GroupeActiviteApprentissageID: number | null;
}

interface Group {
  ID: number;
  Disabled: boolean;
  PlacesRestantes: number;
}

const PATH = '/evenement/inscriptionTP';
const STUDENT = '/api/v1/extranet/student';

/** Twins whom no other test writes to: a group is for good. */
const JOURNEYS = [
  { width: 1280, mouse: '730107', keyboard: '730109' },
  { width: 375, mouse: '830107', keyboard: '830109' },
];

const coursesOf = async (page: Page): Promise<Course[]> =>
  (await page.request.get(`${STUDENT}/InscriptionTP`)).json();
const groupsOf = async (page: Page, id: number): Promise<Group[]> =>
  (await (await page.request.get(`${STUDENT}/InscriptionTP01/${id}`)).json()).Values;

for (const { width, mouse, keyboard } of JOURNEYS) {
  test(`a student chooses her groups by mouse at ${width} px`, async ({ openAs }) => {
    const page = await openAs(mouse, { width });
    await page.goto('/desktop');
    await page.getByRole('link', { name: /Inscription aux groupes de TP/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription aux groupes de TP');
    await page.getByRole('button', { name: 'Démarrer mon inscription' }).click();
    const courses = await coursesOf(page);
    for (const [index, course] of courses.entries()) {
      const list = page.getByRole('combobox', { name: `Groupe – ${course.Libelle}` });
      await expect(page.getByRole('heading', { name: course.Libelle })).toBeFocused();
      const free = (await groupsOf(page, course.ActiviteApprentissageID)).find((group) => !group.Disabled);
      if (index === 0) await list.selectOption(String(free?.ID));
      else await page.getByRole('radio', { disabled: false }).first().locator('xpath=../..').click();
      await expect(list).not.toHaveValue('');
      await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
      if (index < courses.length - 1)
        await page.getByRole('button', { name: 'Inscription suivante' }).click();
    }
    await expect(page.getByText('Tout est choisi', { exact: true })).toBeVisible();
    // The browser's « Back » goes to the course before, and forward again: nothing is lost on the way.
    await page.goBack();
    await expect(page.getByRole('heading', { name: courses.at(-2)?.Libelle ?? '' })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(PATH);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await confirmAct(page);
    await expect(page).toHaveURL('/desktop');
    await expect(page.getByText('Sauvegarde réussie !')).toBeVisible();
    const after = await coursesOf(page);
    expect(after.every((course) => course.GroupeActiviteApprentissageID !== null)).toBe(true);
    await page.goto(PATH);
    await expect(page.getByText(/Tous vos groupes sont choisis/)).toBeVisible();
  });

  test(`a student chooses by keyboard alone at ${width} px`, { tag: '@core' }, async ({ openAs }) => {
    const page = await openAs(keyboard, { width });
    await page.goto(PATH);
    const start = page.getByRole('button', { name: 'Démarrer mon inscription' });
    await expect(start).toBeVisible();
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    const courses = await coursesOf(page);
    for (const [index, course] of courses.entries()) {
      const list = page.getByRole('combobox', { name: `Groupe – ${course.Libelle}` });
      await expect(list).toBeVisible();
      await tabTo(page, list);
      // Keyboards reach the options of a list by their first letters; the last group is always free.
      await page.keyboard.press('End');
      await expect(list).not.toHaveValue('');
      const isLast = index === courses.length - 1;
      await tabTo(page, page.getByRole('button', { name: isLast ? 'Sauvegarder' : 'Inscription suivante' }));
      await page.keyboard.press('Enter');
    }
    // This persona's last groups meet at the same hour, on purpose.
    await expect(page.getByRole('checkbox', { name: /ont lieu en même temps/ })).toBeVisible();
    await confirmByKeyboard(page);
    await expect(page).toHaveURL('/desktop');
    const after = await coursesOf(page);
    expect(after.every((course) => course.GroupeActiviteApprentissageID !== null)).toBe(true);
  });
}

test('a place that somebody else took is refused, and the next best group is taken', async ({ openAs }) => {
  const page = await openAs('930107');
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Démarrer mon inscription' }).click();
  const courses = await coursesOf(page);
  const groups = await Promise.all(
    courses.map(async (course) => groupsOf(page, course.ActiviteApprentissageID)),
  );
  const tense = groups.findIndex((list) => list.some((group) => group.Disabled));
  const course = courses[tense];
  const full = groups[tense]?.find((group) => group.Disabled);
  for (let step = 0; step < courses.length - 1; step += 1) {
    if (step === tense) {
      await page
        .getByRole('combobox', { name: `Groupe – ${course?.Libelle}` })
        .selectOption(String(groups[tense]?.find((group) => group.PlacesRestantes === 1)?.ID));
    }
    await page.getByRole('button', { name: 'Inscription suivante' }).click();
  }
  // The group that was chosen is the full one by the time it is saved.
  await page.route('**/api/**/inscriptionTP', (route) =>
    route.continue({
      postData: JSON.stringify([
        {
          ActiviteApprentissageID: course?.ActiviteApprentissageID,
          GroupeActiviteApprentissageID: full?.ID,
        },
      ]),
    }),
  );
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  const results = page.getByRole('group', { name: 'Résultat de votre inscription' });
  await expect(results.getByText(/Ce groupe est complet\. Prochain groupe libre/)).toBeVisible();
  await expect(results.getByText(/n’étaient peut-être plus disponibles/)).toBeVisible();
  await expect(page).toHaveURL(PATH);
  await page.unroute('**/api/**/inscriptionTP');
  await results.getByRole('button', { name: /^Prendre ce groupe/ }).click();
  await expect(page.getByRole('combobox', { name: `Groupe – ${course?.Libelle}` })).not.toHaveValue('');
  for (let step = tense; step < courses.length - 1; step += 1) {
    await page.getByRole('button', { name: 'Inscription suivante' }).click();
  }
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await confirmAct(page);
  await expect(page).toHaveURL('/desktop');
});

test('closed groups say why', async ({ openAs }) => {
  const page = await openAs('230105');
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/forbidden/);
  await expect(page.getByText(/groupes de travaux pratiques sont complets/).first()).toBeVisible();
});
