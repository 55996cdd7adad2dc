import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import { ceremony, registerToCeremony } from 'shared-contract/proclamation/endpoints';

const NO_EMAIL = 'Veuillez renseigner au minimum un moyen de contact de type "Email".';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);

afterAll(() => portal.close());

const isOpenFor = async (who: TestBrowser): Promise<boolean> =>
  (await who.get('/api/v1/events/access')).json<EventsAccess>().AccesProclamation;

test('a graduate sees her ceremony, others are told why they do not', async () => {
  const aicha = await portal.as('220305');
  const seen = await aicha.get(url(ceremony));
  expect(seen.json()).toMatchObject({
    ProclamationLibelle: 'Proclamation 2025-2026',
    ProclamationNombreInvites: null,
  });
  const camille = await (await portal.as('230101')).get(url(ceremony));
  expect(camille.statusCode).toBe(403);
  expect(camille.json().detail).toBe('La proclamation concerne les étudiants qui terminent leur cycle.');
});

test.each([3, -1, 1.5, '2', null, undefined])('%p guests are refused', async (guests) => {
  const aicha = await portal.as('220305');
  const answer = await aicha.post(url(registerToCeremony), { ProclamationNombreInvites: guests });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0]).toEqual({
    path: 'ProclamationNombreInvites',
    message: 'Select one option!',
  });
  expect((await aicha.get(url(ceremony))).json().ProclamationNombreInvites).toBeNull();
});

test('without an e-mail address nothing is registered, and the text says what is missing', async () => {
  const robin = await portal.as('220308');
  const answer = await robin.post(url(registerToCeremony), { ProclamationNombreInvites: 1 });
  expect(answer.statusCode).toBe(412);
  expect(answer.json()).toMatchObject({ code: 'email_manquant', detail: NO_EMAIL });
  expect(await isOpenFor(robin)).toBe(true);
  expect((await robin.get('/api/v1/recus')).json()).toEqual([]);
});

test('registering leaves a receipt and a mail, and closes the event at once', async () => {
  const aicha = await portal.as('220305');
  expect(await isOpenFor(aicha)).toBe(true);
  const saved = await aicha.post(url(registerToCeremony), { ProclamationNombreInvites: 2 });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ ProclamationNombreInvites: 2, Recu: { Numero: expect.any(String) } });
  const { Numero } = saved.json<{ Recu: { Numero: string } }>().Recu;
  const receipt = (await aicha.get(`/api/v1/recus/${Numero}`)).json();
  expect(receipt.Lignes).toContainEqual({ Libelle: 'Invités', Valeur: '2\u00a0invités' });
  expect((await portal.mails()).filter(({ text }) => text.includes(Numero))).toHaveLength(1);
  expect(await isOpenFor(aicha)).toBe(false);
  const after = await aicha.get(url(ceremony));
  expect(after.json()).toMatchObject({ ProclamationNombreInvites: 2 });
  const again = await aicha.post(url(registerToCeremony), { ProclamationNombreInvites: 0 });
  expect(again.statusCode).toBe(403);
  expect(again.json().detail).toBe('Votre présence à la proclamation est enregistrée.');
});

test('ten clicks at once register once', async () => {
  const twin = await portal.as('720305');
  const before = (await portal.mails()).length;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      twin.post(url(registerToCeremony), { ProclamationNombreInvites: index % 3 }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode } of answers) expect([200, 403, 409]).toContain(statusCode);
  expect((await twin.get('/api/v1/recus')).json()).toHaveLength(1);
  expect(await portal.mails()).toHaveLength(before + 1);
});
