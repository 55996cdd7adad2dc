import type { Page } from '@playwright/test';
import { confirmAct, confirmByKeyboard } from '../../binding';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { draftKept } from '../../drafts';
import { expect, signIn, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { pdf } from '../../pdf';

const FILE = '/api/v1/extranet/student/DecretInclusif';
const attestation = { name: 'attestation.pdf', mimeType: 'application/pdf', buffer: pdf('attestation') };

const expectSubmitted = async (page: Page) => {
  await expect(page.getByText('Une demande est déjà en cours')).toBeVisible();
  await expect(page.getByText(/Dernière soumission/)).toBeVisible();
  const file = await (await page.request.get(FILE)).json();
  expect(file).toMatchObject({ DemandeDecretInclusifDiagnostique: 'Dyslexie' });
  expect(file.DemandeDecretInclusifDateDerniereSoumission).not.toBeNull();
};

const createFile = async (page: Page) => {
  await page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' }).click();
  await expect(page.getByLabel(/^Diagnostic/)).toBeVisible();
};

// Nobody else writes to 240286 to 240291.
test('a student opens a file, saves it and submits it by mouse', async ({ openAs }) => {
  const page = await openAs('240286');
  await page.goto('/desktop');
  await page.getByRole('link', { name: /Enseignement inclusif/ }).click();
  await createFile(page);
  await page.getByLabel(/^Diagnostic/).fill('Dyslexie');
  // The message that the file was opened may still be there: it says nothing of what was typed.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith(FILE),
  );
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Sauvegarde réussie !').last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Diagnostic/)).toHaveValue('Dyslexie');
  await page.getByRole('button', { name: 'Soumettre', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /sans aucune attestation/ })).toBeVisible();
  await confirmAct(page);
  await expectSubmitted(page);
});

test('a student attaches a PDF and takes it back by mouse', async ({ openAs }) => {
  const page = await openAs('240291');
  await page.goto('/enseignement-inclusif');
  await createFile(page);
  await page.getByLabel('Ajouter une annexe').setInputFiles(attestation);
  await expect(page.getByText('Annexe ajoutée !')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'attestation' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer attestation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’annexe' }).click();
  await expect(page.getByText('Aucune annexe pour le moment.')).toBeVisible();
  expect(await (await page.request.get(`${FILE}01`)).json()).toEqual([]);
});

test('a student opens a file, attaches a PDF and submits by keyboard alone on a phone', {
  tag: '@core',
}, async ({ openAs }) => {
  const page = await openAs('240287', { width: 375 });
  await page.goto('/enseignement-inclusif');
  await tabTo(page, page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Diagnostic/));
  await page.keyboard.type('Dyslexie');
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Ajouter une annexe'));
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(attestation);
  await expect(page.getByRole('rowheader', { name: 'attestation' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Soumettre', exact: true }));
  await page.keyboard.press('Enter');
  await confirmByKeyboard(page);
  await expectSubmitted(page);
  await expectNoHorizontalScroll(page);
});

test('what was typed survives a failed call and a reload, and says since when it is kept', async ({
  openAs,
}) => {
  const page = await openAs('240288');
  await page.goto('/enseignement-inclusif');
  await page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' }).click();
  const kept = draftKept(page, 'Les longs énoncés');
  await page.getByLabel(/^Difficultés/).fill('Les longs énoncés');
  await kept;
  await page.route(`**${FILE}`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Une demande est déjà en cours')).toBeVisible();
  await page.unroute(`**${FILE}`);
  await page.reload();
  await expect(page.getByLabel(/^Difficultés/)).toHaveValue('Les longs énoncés');
  await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
});

test('what is typed when the session ends is kept once the student has signed in again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, '240290');
  await page.goto('/enseignement-inclusif');
  await page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' }).click();
  await expect(page.getByLabel(/^Diagnostic/)).toBeVisible();
  await context.clearCookies();
  await page.getByLabel(/^Diagnostic/).fill('Dyspraxie');
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await expect(dialog).toBeVisible();
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button').or(dialog.getByRole('link')).first().click();
  const window = await popup;
  await window.getByLabel('Identifiant').fill('240290');
  await window.getByLabel('Mot de passe', { exact: true }).fill('demo');
  await window.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Brouillon gardé le/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Diagnostic/)).toHaveValue('Dyspraxie');
  await context.close();
});

test('two tabs open one file: the second is told that a request is in progress, and shows it', async ({
  openAs,
}) => {
  const first = await openAs('240289');
  const second = await openAs('240289');
  const create = (page: Page) =>
    page.getByRole('button', { name: 'Créer mon dossier enseignement inclusif' });
  for (const page of [first, second]) {
    await page.goto('/enseignement-inclusif');
    await expect(create(page)).toBeVisible();
  }
  await create(first).click();
  await expect(first.getByLabel(/^Diagnostic/)).toBeVisible();
  await create(second).click();
  await expect(second.getByText('Une demande est déjà en cours')).toBeVisible();
  await expect(second.getByLabel(/^Diagnostic/)).toBeVisible();
});

test('staff who looks at the student can’t open it, and meets no tile for it', async ({ openAs }) => {
  const page = await openAs('admin');
  const headers = { 'X-Requested-With': 'portail' };
  await page.request.post('/api/v1/security/matricule/230108', {
    headers,
    data: { Motif: 'Suivi administratif du dossier' },
  });
  await page.goto('/enseignement-inclusif');
  await expect(page).toHaveURL(/\/forbidden/);
  await page.goto('/desktop');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Enseignement inclusif|Signature du PAI/ })).toHaveCount(0);
  await page.request.delete('/api/v1/security/matricule', { headers });
});
