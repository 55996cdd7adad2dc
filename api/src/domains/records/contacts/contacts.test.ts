import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Address, ContactMean, Student } from 'shared-contract/records/answers';
import { openTestPortal, type TestPortal } from '../../../testing/portal';

const BASE = '/api/v1/extranet/student';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);

afterAll(() => portal.close());

test('a student sees every field of her own file', async () => {
  const camille = await portal.as('230101');
  const student: Student = (await camille.get(`${BASE}/Contacts`)).json();
  expect(student).toMatchObject({
    PersonnePrenom: 'Camille',
    PersonneNom: 'Lambert',
    EtudiantMatricule: '230101',
    PersonnePhoto: null,
  });
  expect(Object.keys(student)).toHaveLength(16);
  expect(student.PersonneNumRegistreNational).toMatch(/^\d{11}$/);
  expect(student.IBANEtudiant).toMatch(/^BE\d{14}$/);
  expect(student.PersonneDateNaissance).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('addresses come with every type, contact means with their qualification', async () => {
  const camille = await portal.as('230101');
  const addresses: Address[] = (await camille.get(`${BASE}/Contacts01`)).json();
  expect(addresses.map(({ TypeAdresse }) => TypeAdresse)).toEqual([
    'Domicile Légal',
    'Kot',
    'Deuxième parent',
    'Siège social',
    'Logement Erasmus',
  ]);
  const means: ContactMean[] = (await camille.get(`${BASE}/contacts02`)).json();
  expect(means.map(({ TypeMoyenContact }) => TypeMoyenContact)).toEqual([
    'Email',
    'Email',
    'Téléphone',
    'GSM',
  ]);
});

test('220306 has neither a legal address nor an e-mail, 220308 no e-mail', async () => {
  const returning = await portal.as('220306');
  const addresses: Address[] = (await returning.get(`${BASE}/Contacts01`)).json();
  expect(addresses.map(({ TypeAdresse }) => TypeAdresse)).not.toContain('Domicile Légal');
  for (const user of ['220306', '220308']) {
    const means: ContactMean[] = (await (await portal.as(user)).get(`${BASE}/Contacts02`)).json();
    expect(means.map(({ TypeMoyenContact }) => TypeMoyenContact)).not.toContain('Email');
  }
});

test('the dashboard counts unread documents, and is empty without a student in view', async () => {
  const dashboard = async (user: string) => (await portal.as(user)).get(`${BASE}/Dashboard`);
  expect((await dashboard('230101')).json()).toMatchObject({ PersonnePrenom: 'Camille', DocumentsNonLus: 3 });
  expect((await dashboard('230107')).json()).toMatchObject({ DocumentsNonLus: 0 });
  expect((await dashboard('230104')).statusCode).toBe(200);
  for (const user of ['admin', 'visiteur', 'verificateur'])
    expect((await dashboard(user)).statusCode).toBe(204);
});

test('the start-up answer names whom the student asks', async () => {
  const infos = (await (await portal.as('230103')).get('/api/v1/security/infos')).json();
  expect(infos.GestionnairesAdministratifs).toMatchObject([{ Nom: 'Aksoy' }]);
  expect(infos.Coordinateurs).toHaveLength(1);
});
