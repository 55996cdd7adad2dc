import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const REENROLMENT = '/evenement/reinscription';

/** Headings of the steps of the wizard, 0 to 5. */
export const STEP_TITLES = [
  'Avant de commencer',
  'Vos adresses',
  'Vos moyens de contact',
  'Demande de bourse',
  'Troisième langue',
  'Choix du master',
];

const heading = (page: Page, step: number) =>
  page.getByRole('heading', { level: 2, name: STEP_TITLES[step] ?? '', exact: true });

/** The step in view. */
export async function stepOf(page: Page): Promise<number> {
  const any = page.getByRole('heading', { level: 2, name: new RegExp(`^(${STEP_TITLES.join('|')})$`) });
  await expect(any.first()).toBeVisible();
  return STEP_TITLES.indexOf((await any.first().textContent()) ?? '');
}

/** Waits for a step. */
export const expectStep = (page: Page, step: number) => expect(heading(page, step)).toBeVisible();

/** Goes to a step with the wizard's own buttons, from wherever it stands. */
export async function goToStep(page: Page, step: number): Promise<void> {
  for (let at = await stepOf(page); at !== step; at = await stepOf(page)) {
    const isForward = at < step;
    const name = isForward ? (at === 0 ? 'Commencer' : 'Suivant') : 'Précédent';
    await page.getByRole('button', { name, exact: true }).click();
    await expectStep(page, isForward ? at + 1 : at - 1);
  }
}
