import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';

/** The requests of one kind, once the list shows them alone. */
const rowsOf = async (page: Page, button: string, kind: string) => {
  await page.getByRole('button', { name: button }).click();
  const list = page.getByRole('list', { name: 'Demandes' });
  await expect(list.locator(`li > button:not([id^="${kind}-"])`)).toHaveCount(0);
  const rows = list.getByRole('button');
  await expect(rows.first()).toBeVisible();
  return rows;
};

test('a secretary decides by keyboard, takes it back, and decides again', { tag: '@core' }, async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Traiter les plus anciennes' }).click();
  await expect(page).toHaveURL('/gestion');
  const rows = await rowsOf(page, 'Documents', 'document');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  const key = await rows.nth(1).getAttribute('id');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeVisible();
  await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${key}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  await page.keyboard.press('a');
  // At once: ten seconds are counted from the decision, on however slow a machine.
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Décision annulée')).toBeVisible();
  await expect(page.locator(`#${key}`)).toBeVisible();
  await page.locator(`#${key}`).click();
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('1');
  await expect(dialog.getByRole('textbox')).toHaveValue(/flou/);
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  await expect(page.locator(`#${key}`)).toHaveCount(0);
  // The next one has opened, and has the focus.
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Demande ouverte' }).getByRole('heading').first(),
  ).toBeFocused();

  // The two last of the list, which no other journey decides of: they wait again at the end.
  const left = await rows.count();
  const last = [left - 2, left - 1].map((rank) => rows.nth(rank));
  const ids = await Promise.all(last.map((row) => row.getAttribute('id')));
  const both = page.locator(ids.map((id) => `#${id}`).join(', '));
  await rows.nth(left - 2).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(left - 1)).toBeFocused();
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Sélection' })).toContainText(
    '2\u00a0demandes sélectionnées',
  );
  await page.keyboard.press('Shift+A');
  await expect(page.getByText('2\u00a0documents acceptés')).toBeVisible();
  await expect(both).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(page.getByText(/^2.décisions annulées/)).toBeVisible();
  await expect(both).toHaveCount(2);
});

test('a secretariat sees its own sections alone, on a phone too', async ({ openAs }) => {
  const page = await openAs('secretariat', { width: 375 });
  await page.goto('/gestion');
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await expect(rows.first()).toBeVisible();
  expect(await rows.filter({ hasText: 'BII' }).count()).toBe(0);
  // Two students have one name: neither it nor the number that tells them apart is cut.
  const names = rows.getByText(/ \(\d{6}\)$/);
  await expect(names.first()).toBeVisible();
  const cut = (all: Element[]) => all.filter((name) => name.scrollWidth > name.clientWidth).length;
  expect(await names.evaluateAll(cut)).toBe(0);
  await rows.first().click();
  await page.getByRole('button', { name: 'Retour à la liste' }).click();
  await expect(rows.first()).toBeVisible();
  await expectNoHorizontalScroll(page);
});

// The last absence, which no other journey decides of, is given away and back.
test('a secretary takes a request, gives it to a colleague and back to nobody, by keyboard', async ({
  openAs,
}) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion');
  const rows = await rowsOf(page, 'Absences', 'absence');
  const last = rows.last();
  const key = await last.getAttribute('id');
  const row = page.locator(`#${key}`);
  await last.focus();
  await page.keyboard.press('g');
  await expect(row).toContainText('Attribuée à vous');
  await page.getByRole('combobox', { name: 'Attribution' }).selectOption('moi');
  await expect(row).toBeVisible();
  await row.press('Enter');
  await expect(page.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  await page.keyboard.press('Shift+G');
  const dialog = page.getByRole('dialog', { name: 'Attribuer la demande' });
  await dialog.getByRole('radio', { name: /^Hélène Vasseur/ }).check();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Attribuer' }).press('Enter');
  await expect(row).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Attribution' }).selectOption({ index: 0 });
  await expect(row).toContainText('Attribuée à Hélène Vasseur');
  await row.focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Sélection' });
  await bar.getByRole('button', { name: 'Attribuer' }).click();
  await dialog.getByRole('radio', { name: 'Personne' }).check();
  await dialog.getByRole('button', { name: 'Attribuer' }).click();
  await expect(row).not.toContainText('Attribuée');
});

// 720307 is decided of by this test alone.
test('a submitted programme is validated, taken back and given back, and its student reads why', async ({
  openAs,
}) => {
  const page = await openAs('programmes');
  await page.goto('/gestion');
  await page.getByRole('searchbox', { name: 'Nom ou matricule' }).fill('720307');
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(page.getByRole('table', { name: 'Unités choisies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Valider' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(page.getByText(/prêt à signer$/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Décision annulée')).toBeVisible();
  await rows.click();
  await expect(page.getByRole('button', { name: 'Rendre à modifier' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('4');
  await dialog.getByRole('button', { name: 'Rendre à modifier' }).click();
  await expect(rows).toHaveCount(0);
  const student = await openAs('720307');
  await student.goto('/evenement/reinscription/PAE');
  await expect(student.getByText('Deux unités choisies ont cours au même moment.')).toBeVisible();
});

// 730108 is decided of by this test alone.
test('the inclusive service makes a plan ready by keyboard, and its student has it to sign', async ({
  openAs,
}) => {
  const page = await openAs('inclusion');
  await page.goto('/gestion');
  await page.getByRole('searchbox', { name: 'Nom ou matricule' }).fill('730108');
  const rows = page.getByRole('list', { name: 'Demandes' }).getByRole('button');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Plan d’accompagnement à préparer');
  await rows.press('Enter');
  await expect(page.getByText('Un tiers de temps en plus aux évaluations écrites')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Préparer/ })).toBeEnabled();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Préparer le plan' });
  await dialog.getByRole('textbox').fill('Un local au calme.');
  await dialog.getByRole('button', { name: 'Rendre prêt à signer' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/prêt à signer$/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  const student = await openAs('730108');
  await student.goto('/enseignement-inclusif/signature');
  await expect(student.getByText('Un local au calme.').first()).toBeVisible();
});

test('a secretariat sees no plan, nor that there is one', async ({ openAs }) => {
  const page = await openAs('secretariat');
  await page.goto('/gestion');
  await expect(page.getByRole('list', { name: 'Demandes' }).getByRole('button').first()).toBeVisible();
  await expect(page.getByText('accompagnement')).toHaveCount(0);
});

// 710205 is decided of by this test alone.
test('a paper of an internship is read in place and given back, and its student reads why', async ({
  openAs,
}) => {
  const page = await openAs('admin');
  await page.goto('/gestion');
  await page.getByRole('searchbox', { name: 'Nom ou matricule' }).fill('710205');
  const rows = await rowsOf(page, 'Stages', 'stage');
  await expect(rows).toHaveCount(1);
  await rows.press('Enter');
  await expect(page.getByRole('img', { name: /page 1/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuser' })).toBeEnabled();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('1');
  await dialog.getByRole('button', { name: 'Refuser la demande' }).press('Enter');
  await expect(rows).toHaveCount(0);
  const student = await openAs('710205');
  // She is told after ten seconds.
  await expect(async () => {
    await student.goto('/notifications');
    await expect(student.getByText('Une partie manque ou n’est pas signée.')).toBeVisible({ timeout: 2000 });
  }).toPass();
});
