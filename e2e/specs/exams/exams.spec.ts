import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { dropInlinedAnswers } from '../../inlined-answers';
import { tabTo } from '../../keyboard';

interface ExamLine {
  Code: string;
  ResultatEtudiantInscrit: boolean;
}

const PATH = '/evenement/inscriptionExamens';

/** Twins whom no other test writes to: a registration is for good. */
const JOURNEYS = [
  { width: 1280, mouse: '730107', keyboard: '730109' },
  { width: 375, mouse: '830107', keyboard: '830109' },
];

const linesOf = async (page: Page): Promise<ExamLine[]> =>
  (await page.request.get('/api/v1/extranet/student/InscriptionSession01')).json();
const registered = async (page: Page) =>
  (await linesOf(page)).filter((line) => line.ResultatEtudiantInscrit).map(({ Code }) => Code);

for (const { width, mouse, keyboard } of JOURNEYS) {
  test(`a student registers to the session and to exams by mouse at ${width} px`, { tag: '@core' }, async ({
    openAs,
  }) => {
    const page = await openAs(mouse, { width });
    await page.goto(PATH);
    await expect(page.getByText(/Ouvert jusqu’au/)).toBeVisible();
    const toggle = page.getByRole('switch', { name: "M'inscrire à la session" });
    await expect(page.getByRole('heading', { name: /examens de cette session/ })).toBeVisible();
    await expect(page.getByText(/janvier\s\d{4}de \d+\sh.*, /).first()).toBeVisible();
    await toggle.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Modifier' }).click();
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await confirmAct(page);
    await expect(toggle).toBeChecked();

    const bar = page.getByRole('region', { name: 'Validation des examens' });
    await bar.getByRole('button', { name: 'Valider' }).click();
    const problem = bar.getByRole('alert');
    await expect(problem).toHaveText('Veuillez faire au moins une sélection!');

    const box = page.getByRole('checkbox', { name: /LECGE1222-E/ });
    await box.check();
    await expect(problem).toHaveCount(0);
    await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
    await bar.getByRole('button', { name: 'Valider' }).click();
    await expect(page.getByRole('dialog', { name: 'Mon inscription en résumé' })).toBeVisible();
    await confirmAct(page);
    await expect(page.getByText("L'inscription est validée !")).toBeInViewport();
    await expect(page.locator('[data-arrival]')).toBeFocused();
    await expect(box).toBeDisabled();
    expect(await registered(page)).toEqual(['LECGE1222-E']);
    await expectNoHorizontalScroll(page);

    await bar.getByRole('button', { name: 'Valider' }).click();
    await expect(
      page.getByText("Vous n'avez effectué aucune modification depuis la dernière sauvegarde!"),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Voir le reçu R-/ }).click();
    await expect(page.getByText('LECGE1222-E').filter({ visible: true })).toHaveCount(1);
  });

  test(`a student registers by keyboard alone at ${width} px`, async ({ openAs }) => {
    const page = await openAs(keyboard, { width });
    await page.goto(PATH);
    const toggle = page.getByRole('switch', { name: "M'inscrire à la session" });
    await expect(toggle).toBeVisible();
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await confirmByKeyboard(page);
    const box = page.getByRole('checkbox', { name: /LECGE1222-E/ });
    await expect(box).toBeVisible();
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    const validate = page.getByRole('region').getByRole('button', { name: 'Valider' });
    await tabTo(page, validate);
    await page.keyboard.press('Enter');
    const summary = page.getByRole('dialog', { name: 'Mon inscription en résumé' });
    await expect(summary.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(validate).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmByKeyboard(page);
    await expect(box).toBeDisabled();
    expect(await registered(page)).toEqual(['LECGE1222-E']);
  });
}

test('who is registered to all exams is told so with the quoted warning', async ({ openAs }) => {
  const page = await openAs('230108');
  await page.goto(PATH);
  await expect(page.getByRole('checkbox').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Valider' })).toHaveCount(0);
  await expect(page.getByText('Vous êtes déjà inscrit à tous les examens de la session.')).toBeVisible();
});

test('a server that does not answer loses no tick', async ({ openAs }) => {
  const page = await openAs('930108');
  await dropInlinedAnswers(page);
  // The twin's exams are all registered: this one is shown a session that still has one.
  await page.route('**/InscriptionSession01', async (route) => {
    const answer = await route.fetch();
    const [first, ...others]: ExamLine[] = await answer.json();
    await route.fulfill({ json: [{ ...first, ResultatEtudiantInscrit: false }, ...others] });
  });
  await page.route('**/api/**/inscriptionExamens', (route) => route.abort());
  await page.goto(PATH);
  const box = page.getByRole('checkbox', { disabled: false }).last();
  await box.check();
  await page.getByRole('button', { name: 'Valider' }).click();
  await confirmAct(page);
  await expect(page.getByText("Impossible de valider l'inscription.")).toBeVisible();
  await expect(box).toBeChecked();
  await page.request.delete('/api/v1/drafts/InscriptionSession', {
    headers: { 'X-Requested-With': 'portail' },
  });
});
