import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { dashboard } from 'shared-contract/portal/endpoints';
import type { Address, ContactMean, Student } from 'shared-contract/records/answers';
import { addresses, contactMeans, student } from 'shared-contract/records/endpoints';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);

afterAll(() => portal.close());

test('a student sees every field of her own file', async () => {
  const camille = await portal.as('230101');
  const own: Student = (await camille.get(url(student))).json();
  expect(own).toMatchObject({
    PersonnePrenom: 'Camille',
    PersonneNom: 'Lambert',
    EtudiantMatricule: '230101',
    PersonnePhoto: null,
  });
  expect(Object.keys(own)).toHaveLength(16);
  expect(own.PersonneNumRegistreNational).toMatch(/^\d{11}$/);
  expect(own.IBANEtudiant).toMatch(/^BE\d{14}$/);
  expect(own.PersonneDateNaissance).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('addresses come with every type, contact means with their qualification', async () => {
  const camille = await portal.as('230101');
  const places: Address[] = (await camille.get(url(addresses))).json();
  expect(places.map(({ TypeAdresse }) => TypeAdresse)).toEqual([
    'Domicile Légal',
    'Kot',
    'Deuxième parent',
    'Siège social',
    'Logement Erasmus',
  ]);
  const means: ContactMean[] = (await camille.get(url(contactMeans).replace('Contacts', 'contacts'))).json();
  expect(means.map(({ TypeMoyenContact }) => TypeMoyenContact)).toEqual([
    'Email',
    'Email',
    'Téléphone',
    'GSM',
  ]);
});

test('220306 has neither a legal address nor an e-mail, 220308 no e-mail', async () => {
  const returning = await portal.as('220306');
  const places: Address[] = (await returning.get(url(addresses))).json();
  expect(places.map(({ TypeAdresse }) => TypeAdresse)).not.toContain('Domicile Légal');
  for (const user of ['220306', '220308']) {
    const means: ContactMean[] = (await (await portal.as(user)).get(url(contactMeans))).json();
    expect(means.map(({ TypeMoyenContact }) => TypeMoyenContact)).not.toContain('Email');
  }
});

test('the dashboard counts unread documents, and is empty without a student in view', async () => {
  const home = async (user: string) => (await portal.as(user)).get(url(dashboard));
  expect((await home('230101')).json()).toMatchObject({ PersonnePrenom: 'Camille', DocumentsNonLus: 3 });
  expect((await home('230107')).json()).toMatchObject({ DocumentsNonLus: 0 });
  expect((await home('230104')).statusCode).toBe(200);
  for (const user of ['admin', 'visiteur', 'verificateur']) expect((await home(user)).statusCode).toBe(204);
});

test('the start-up answer names whom the student asks', async () => {
  const infos = (await (await portal.as('230103')).get('/api/v1/security/infos')).json();
  expect(infos.GestionnairesAdministratifs).toMatchObject([{ Nom: 'Aksoy' }]);
  expect(infos.Coordinateurs).toHaveLength(1);
});
