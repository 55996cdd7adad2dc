import { expect, test } from '../fixtures';

const PAE = '/evenement/reinscription/PAE';

test('an annual programme is composed and submitted', async ({ openAs, twin }) => {
  const page = await openAs(twin('220303'));
  await page.goto(PAE);
  await page.click({ role: 'checkbox', name: /^LECGE1317 / });
  await page.click({ role: 'button', name: 'Sauvegarder' });
  await page.reads('Sauvegarde réussie !');
  await page.click({ role: 'button', name: 'Soumettre' });
  await page.confirm();
  await page.reads('Votre programme a bien été soumis');

  await page.reload();
  await page.reads('Votre programme a bien été soumis');
  expect(await page.ask('/extranet/student/Reinscription06')).toMatchObject({ body: { IsSubmit: true } });
});

test('a programme is signed, and its receipt is there', async ({ openAs, twin }) => {
  const page = await openAs(twin('220304'));
  await page.goto('/evenement/signaturePAE');
  await page.click({ role: 'button', name: 'Signer mon PAE en ligne' });
  await page.confirm();
  await page.at(/^\/desktop$/);

  await page.goto('/recus');
  await page.reload();
  await page.reads('Signature du PAE');
  expect(await page.ask('/events/access')).toMatchObject({ body: { AccesSignaturePAE: false } });
});
