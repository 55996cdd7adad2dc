import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from '../../fixtures';

/** A session of its own: the student in view belongs to the session, which other tests of `admin` share. */
const openOwn = async (browser: Browser, baseURL: string | undefined, user: string): Promise<Page> => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'fr-BE' });
  const page = await context.newPage();
  await signIn(page, user);
  return page;
};

const choose = async (page: Page, matricule: string) => {
  const dialog = page.getByRole('dialog', { name: 'Choisir un étudiant' });
  await dialog.getByLabel('Matricule de l’étudiant').fill(matricule);
  await dialog.getByRole('button', { name: 'Question posée par l’étudiant' }).click();
  await dialog.getByRole('button', { name: 'Consulter ce dossier' }).click();
};

test('staff look at a student read-only, change, and come back', async ({ browser, baseURL }) => {
  const page = await openOwn(browser, baseURL, 'programmes');
  await page.getByRole('button', { name: 'Choisir un étudiant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir un étudiant' });
  await dialog.getByLabel('Matricule de l’étudiant').fill('930101');
  await dialog.getByLabel('Motif de la consultation').fill('bof');
  await dialog.getByRole('button', { name: 'Consulter ce dossier' }).click();
  await expect(dialog.getByText('Ce texte doit compter au moins 10 caractères.').first()).toBeVisible();
  await choose(page, '999999');
  await expect(dialog.getByText('Aucun étudiant ne porte ce matricule.').first()).toBeVisible();
  await choose(page, '930101');
  await expect(page.getByText(/Camille Lambert, 930101/)).toBeVisible();
  await page.goto('/absences');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes absences');
  await expect(page.getByRole('link', { name: 'Nouvelle absence' })).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/contacts');
  await expect(other.getByText('Lambert', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Changer de matricule' }).first().click();
  await choose(page, '930106');
  await expect(page.getByText(/Léa Thiry, 930106/)).toBeVisible();
  await other.getByRole('link', { name: 'Résultats' }).first().click();
  await expect(other.getByRole('dialog', { name: 'Cette page montre un autre dossier' })).toBeVisible();

  await page.getByRole('button', { name: 'Revenir à mon compte' }).first().click();
  await expect(page.getByRole('button', { name: 'Choisir un étudiant' })).toBeVisible();
  await expect(page.getByText(/Léa Thiry, 930106/)).toHaveCount(0);
  await page.context().close();
});

test('the student reads who looked, why and at what', async ({ browser, baseURL, openAs }) => {
  const page = await openOwn(browser, baseURL, 'programmes');
  await page.getByRole('button', { name: 'Choisir un étudiant' }).click();
  await choose(page, '930108');
  await expect(page.getByText(/930108/).first()).toBeVisible();
  await page.goto('/commandes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes commandes');
  await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à mon compte' }).first().click();
  await page.context().close();
  const own = await openAs('930108');
  await own.goto('/consultations');
  const visit = own.getByRole('row').filter({ hasText: 'Question posée par l’étudiant' }).first();
  await expect(visit).toContainText('Gestion des programmes');
  await expect(visit).toContainText('Commandes');
});

test('an administrator finds a line of the audit by its kind and its file', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/admin/journal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal d’audit');
  // The journal is everybody's: what other tests do at this moment may stand above one's own line.
  await expect(page.getByRole('row').filter({ hasText: 'Journal consulté' }).first()).toContainText('admin');
  await page.getByLabel('Nature').selectOption({ label: 'Connexions' });
  await page.getByRole('button', { name: 'Filtrer' }).click();
  // Others sign in and out at this moment: both are of this kind.
  await expect(page.getByRole('row').nth(1)).toContainText(/connexion/i);
  await expect(page.getByRole('table')).not.toContainText('Journal consulté');
  await page.getByLabel('Matricule du dossier').fill('11111111');
  await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune ligne' })).toBeVisible();
});

test('the view ends with the session', async ({ browser, baseURL }) => {
  const page = await openOwn(browser, baseURL, 'programmes');
  await page.getByRole('button', { name: 'Choisir un étudiant' }).click();
  await choose(page, '930101');
  await expect(page.getByText(/Camille Lambert, 930101/)).toBeVisible();
  await page.getByRole('button', { name: /Hélène Vasseur/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page.getByLabel('Identifiant')).toBeVisible();
  await signIn(page, 'programmes');
  await expect(page.getByRole('button', { name: 'Choisir un étudiant' })).toBeVisible();
  await page.context().close();
});

test('an administrator reads the state of the portal; programme staff do not', async ({ openAs }) => {
  const page = await openAs('admin');
  await page.goto('/admin/etat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('État du portail');
  await expect(page.getByRole('heading', { name: 'Base de données' })).toBeVisible();
  const versions = page.getByRole('contentinfo');
  await versions.getByText('Versions', { exact: true }).click();
  await expect(versions.getByText('shell 2025.6.0')).toBeVisible();
  await expect(versions.getByText(/^mf-records \d/)).toBeVisible();
  const other = await openAs('programmes');
  await other.goto('/admin/etat');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Accès refusé');
  await expect(other.getByText(/^Versions/)).toHaveCount(0);
});
