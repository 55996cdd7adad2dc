import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { draftKept } from '../../drafts';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { pdf } from '../../pdf';
import { expectStep, goToStep, REENROLMENT } from '../../reenrolment';

// Twins that these tests alone write to: 720301, 820301, 920301, 720306, 820306; 220302 is only read.

// Whole journeys, each with several pages and saves.

const LEGAL = 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".';
const EMAIL = 'Veuillez renseigner au minimum un moyen de contact de type "Email".';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const firstAccess = async (page: Page): Promise<boolean> =>
  (await (await page.request.get('/api/v1/events/access')).json()).FirstAccesReinscription;

test('a student re-enrols by mouse, with a grant, a language and a master, and gets her programme', async ({
  openAs,
}) => {
  const page = await openAs('720301');
  await page.goto('/desktop');
  await page.getByRole('link', { name: /^Réinscription/ }).click();
  await goToStep(page, 3);
  await page.getByLabel('Numéro de bourse').fill('2026-777');
  await page
    .getByLabel('Charger – Attestation de bourse')
    .setInputFiles({ name: 'bourse.pdf', mimeType: 'application/pdf', buffer: pdf('bourse') });
  await expect(page.getByText('Fichier joint')).toContainText('bourse.pdf', { timeout: 30_000 });
  await button(page, 'Suivant').click();
  await expectStep(page, 4);
  await expect(page.getByRole('radio', { name: 'Allemand' })).toBeChecked();
  await page.getByText('Espagnol').click();
  await button(page, 'Suivant').click();
  await expectStep(page, 5);
  await expect(page.getByText('Demandée, n° 2026-777')).toBeVisible();
  await page.getByText('Master en gestion de l’entreprise').click();
  await button(page, 'Suivant').click();
  await confirmAct(page);
  await expect(page).toHaveURL(`${REENROLMENT}/PAE`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon PAE');
  // The end of the act is in view, has the focus and says what comes next.
  const panel = page.locator('[data-arrival]');
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await expect(panel).toContainText('Votre réinscription est enregistrée');
  await expect(panel).toContainText('Choisissez vos cours');
  await page.goto(REENROLMENT);
  await expect(page).toHaveURL(`${REENROLMENT}/PAE`);
});

test('a student re-enrols by keyboard alone', { tag: '@core' }, async ({ openAs }) => {
  const page = await openAs('820301');
  await page.goto(REENROLMENT);
  await goToStep(page, 0);
  for (const [step, name] of [
    [0, 'Commencer'],
    [1, 'Suivant'],
    [2, 'Suivant'],
    [3, 'Suivant'],
    [4, 'Suivant'],
  ] as const) {
    await expectStep(page, step);
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  }
  await expectStep(page, 5);
  await tabTo(page, page.getByRole('radio', { name: 'Master en gestion de l’entreprise' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expect(page).toHaveURL(`${REENROLMENT}/PAE`);
  expect(await firstAccess(page)).toBe(false);
});

test('on a phone, a student adds what is missing and goes from the grant to the programme', async ({
  openAs,
}) => {
  const page = await openAs('720306', { width: 375 });
  await page.goto(REENROLMENT);
  await goToStep(page, 1);
  await button(page, 'Suivant').click();
  await expect(page.getByRole('alert')).toHaveText(LEGAL);
  await button(page, 'Ajouter une adresse').click();
  const form = page.getByRole('dialog', { name: 'Nouvelle adresse' });
  await expect(form.getByLabel('Type d’adresse')).toHaveValue('1');
  await form.getByLabel('Rue et numéro').fill('Rue du Parc 12');
  await form.getByLabel('Code postal').fill('1000');
  await form.getByLabel('Localité').fill('Bruxelles');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rue du Parc 12, 1000 Bruxelles, Belgique')).toBeVisible();
  await button(page, 'Suivant').click();
  await expectStep(page, 2);
  await button(page, 'Suivant').click();
  await expect(page.getByRole('alert')).toHaveText(EMAIL);
  await button(page, 'Ajouter un moyen de contact').click();
  const contact = page.getByRole('dialog', { name: 'Nouveau moyen de contact' });
  await contact.getByLabel('Adresse e-mail').fill('lucas@exemple.be');
  await contact.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('lucas@exemple.be', { exact: true })).toBeVisible();
  await expect(page.getByText('Cette adresse e-mail attend son code')).toBeVisible();
  await goToStep(page, 3);
  await expectNoHorizontalScroll(page);
  await button(page, 'Suivant').click();
  await confirmAct(page);
  await expect(page).toHaveURL(`${REENROLMENT}/PAE`);
});

test('on a phone, an address is added and deleted by keyboard alone', async ({ openAs }) => {
  const page = await openAs('820306', { width: 375 });
  await page.goto(REENROLMENT);
  await goToStep(page, 1);
  await tabTo(page, button(page, 'Ajouter une adresse'));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nouvelle adresse' });
  await tabTo(page, form.getByLabel('Rue et numéro'));
  await page.keyboard.type('Quai 1');
  await tabTo(page, form.getByLabel('Code postal'));
  await page.keyboard.type('4000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Liège');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('Quai 1, 4000 Liège, Belgique')).toBeVisible();
  await tabTo(page, button(page, 'Supprimer – Domicile Légal'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quai 1, 4000 Liège, Belgique')).toBeHidden();
});

test('the wizard opens again where it was left, and ends as announced in a master that is not on the portal', async ({
  openAs,
}) => {
  const page = await openAs('920301');
  await page.goto(REENROLMENT);
  await goToStep(page, 3);
  const kept = draftKept(page, '2026-9999');
  await page.getByLabel('Numéro de bourse').fill('2026-9999');
  await kept;
  await page.close();
  const again = await openAs('920301', { width: 375 });
  await again.goto(REENROLMENT);
  await expectStep(again, 3);
  await expect(again.getByLabel('Numéro de bourse')).toHaveValue('2026-9999');
  await button(again, 'Suivant').click();
  await expectStep(again, 4);
  await button(again, 'Suivant').click();
  await expectStep(again, 5);
  await again.getByText('Master en sciences de l’ingénieur industriel').click();
  await expect(again.getByText(/Votre réinscription s’achèvera ici/)).toBeVisible();
  await button(again, 'Suivant').click();
  await confirmAct(again);
  await expect(again).toHaveURL(`${REENROLMENT}/PAE`);
  await expect(again.getByRole('heading', { name: 'Votre réinscription est enregistrée' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('a student who may not re-enrol reads of the appeal, and nothing else', async ({ openAs }) => {
  const page = await openAs('220302');
  await page.goto(REENROLMENT);
  await expect(page.getByText('recours dans les 10 jours calendrier')).toBeVisible();
  await expect(button(page, 'Commencer')).toBeHidden();
});
