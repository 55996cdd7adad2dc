import { expectNoHorizontalScroll } from '../../checks/horizontal-overflow';
import { expect, test } from '../../fixtures';
import { tabTo } from '../../keyboard';
import { mailedCode } from '../../mails';

test('a graduate without an e-mail address adds one on a phone, by the code that it gets', async ({
  openAs,
}) => {
  const email = 'diplome.2026@exemple.be';
  const page = await openAs('720308', { width: 375, expectErrors: /422/ });
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Ajouter un moyen de contact' }).click();
  const form = page.getByRole('dialog', { name: 'Nouveau moyen de contact' });
  // What is missing is proposed.
  await expect(form.getByLabel('Type')).toHaveValue('1');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmez votre adresse e-mail' });
  await expect(dialog.getByText(`est parti vers ${email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByRole('link', { name: email })).toHaveCount(0);

  // Another visit: the address still waits.
  await page.reload();
  await page.getByRole('button', { name: 'Entrer le code' }).click();
  const code = await mailedCode(email);
  await dialog.getByLabel('Code reçu').fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Confirmer l’adresse' }).click();
  await expect(dialog.getByText(/Il vous reste 4\s+essais/).first()).toBeVisible();
  await dialog.getByLabel('Code reçu').fill(code);
  await dialog.getByRole('button', { name: 'Confirmer l’adresse' }).click();
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrer le code' })).toHaveCount(0);
  await expectNoHorizontalScroll(page);
});

test('a student adds, changes and deletes an address by keyboard alone', async ({ openAs }) => {
  const page = await openAs('730107');
  await page.goto('/contacts');
  await tabTo(page, page.getByRole('button', { name: 'Ajouter une adresse' }), 90);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Nouvelle adresse' });
  await tabTo(page, form.getByLabel('Type d’adresse'));
  await page.keyboard.type('Kot');
  await tabTo(page, form.getByLabel('Rue et numéro'));
  await page.keyboard.type('Rue du Clavier 5');
  await tabTo(page, form.getByLabel('Code postal'));
  await page.keyboard.type('1050');
  await tabTo(page, form.getByLabel('Localité'));
  await page.keyboard.type('Ixelles');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1050 Ixelles')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Supprimer – Kot, Rue du Clavier 5' }), 90);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1050 Ixelles')).toHaveCount(0);
});

test('staff who look at a student change nothing of her', async ({ openAs }) => {
  const page = await openAs('programmes');
  const headers = { 'X-Requested-With': 'portail' };
  const begun = await page.request.post('/api/v1/security/matricule/830107', {
    headers,
    data: { Motif: 'Question posée par l’étudiant' },
  });
  expect(begun.status()).toBe(204);
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { name: 'Moyens de contact' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Ajouter|Modifier|Supprimer)/ })).toHaveCount(0);
  await page.request.delete('/api/v1/security/matricule', { headers });
});
