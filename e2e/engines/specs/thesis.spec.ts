import { pdfFile } from '../files';
import { expect, test } from '../fixtures';

test('consents are given and a thesis handed in, each file with its fingerprint', async ({
  openAs,
  twin,
}) => {
  const page = await openAs(twin('210202'));
  await page.goto('/memoire/consentement');
  await page.click({ role: 'button', name: 'Suivant' });
  await page.sees({ role: 'heading', name: 'Gestion des accès' });
  await page.click({ role: 'button', name: 'Suivant' });
  await page.sees({ role: 'heading', name: 'Vie privée et licence' });
  await page.click({ role: 'checkbox' });
  await page.click({ role: 'radio', name: /J’accorde une licence/ });
  await page.click({ role: 'button', name: 'Enregistrer mes consentements' });
  await page.confirm();
  await page.at(/^\/memoire\/remise$/);
  await page.choose({ role: 'combobox', name: 'Discipline' }, 'Finance');
  await page.attach({ name: /^Charger – Mémoire avec annexes/ }, pdfFile('avec'));
  await page.attach({ name: /^Charger – Mémoire sans annexes/ }, pdfFile('sans'));
  await page.reads(/Fichier prêt.*Fichier prêt/);
  await page.click({ role: 'button', name: 'Remettre mon mémoire' });
  await page.confirm();
  await page.reads('Mémoire sauvegardé !');

  await page.reload();
  await page.reads(/empreinte déposée.*empreinte déposée/);
  const { body } = await page.ask('/recus');
  expect(body).toContainEqual(expect.objectContaining({ Domaine: 'Mémoire' }));
});
