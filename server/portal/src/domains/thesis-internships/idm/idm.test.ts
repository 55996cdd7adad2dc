import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { saveIdm, thesis } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const thesisOf = async (who: TestBrowser): Promise<Thesis> => (await who.get(url(thesis))).json();

const idm = async (who: TestBrowser, change: object = {}) => {
  const { MemoireID, SessionID } = await thesisOf(who);
  return {
    MemoireID,
    SessionID,
    LangueMemoireID: 1,
    LangueDefenseID: 2,
    StatutConfidentialiteID: 1,
    MemoireDatesExamensEtudiant: 'Du 4 au 15 janvier',
    MemoireMotsClefs: 'télétravail, contrôle',
    MemoireResume: 'é'.repeat(1000),
    AdresseStageMemoire: {
      Organisation: 'Banque',
      EmailRepresentant: 'a@b',
      TelephoneRepresentant: '123456',
    },
    ...change,
  };
};

const post = (who: TestBrowser, body: object) => who.post(url(saveIdm), body);

it('is saved, and may be saved again', async () => {
  const who = await portal.as('710202');
  const first = await post(who, await idm(who, { MemoireEntrepriseFamiliale: true }));
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({
    LangueDefenseID: 2,
    MemoireEntrepriseFamiliale: true,
    AdresseStageMemoire: { Organisation: 'Banque', NomRepresentant: null },
    Recu: { Numero: expect.any(String) },
  });
  const second = await post(
    who,
    await idm(who, { MemoireTitreModification: 'Autre', AdresseStageMemoire: {} }),
  );
  expect(second.json()).toMatchObject({ MemoireTitreModification: 'Autre' });
});

it('asks for confidentiality until consent is given', async () => {
  const before = await portal.as('710202');
  const { StatutConfidentialiteID, ...open } = await idm(before);
  expect((await post(before, open)).json().errors).toEqual([
    { path: 'StatutConfidentialiteID', message: expect.any(String) },
  ]);
  const after = await portal.as('710203');
  const { StatutConfidentialiteID: settled, ...consented } = await idm(after);
  expect(settled).toBe(StatutConfidentialiteID);
  expect((await post(after, consented)).statusCode).toBe(200);
});

it('comes before or after the submission', async () => {
  const who = await portal.as('710205');
  const saved = await post(who, await idm(who, { MemoireTitreModification: 'Trop tard' }));
  expect(saved.json()).toMatchObject({ Remis: true, LangueDefenseID: 2, MemoireTitreModification: null });
});

it.each([
  ['a summary of 999', { MemoireResume: 'a'.repeat(999) }, 422],
  ['a summary of 8000', { MemoireResume: 'a'.repeat(8000) }, 200],
  ['a summary of 8001', { MemoireResume: 'a'.repeat(8001) }, 422],
  ['a title of 1000', { MemoireTitreModification: 'a'.repeat(1000) }, 200],
  ['a title of 1001', { MemoireTitreModification: 'a'.repeat(1001) }, 422],
  ['an organisation of 100', { AdresseStageMemoire: { Organisation: 'a'.repeat(100) } }, 200],
  ['an organisation of 101', { AdresseStageMemoire: { Organisation: 'a'.repeat(101) } }, 422],
  ['a phone of 5', { AdresseStageMemoire: { TelephoneRepresentant: '12345' } }, 422],
  ['a phone of 6', { AdresseStageMemoire: { TelephoneRepresentant: '123456' } }, 200],
  ['a phone of 18', { AdresseStageMemoire: { TelephoneRepresentant: '1'.repeat(18) } }, 200],
  ['a phone of 19', { AdresseStageMemoire: { TelephoneRepresentant: '1'.repeat(19) } }, 422],
  ['an address without @', { AdresseStageMemoire: { EmailRepresentant: 'a.b' } }, 422],
  ['no keyword', { MemoireMotsClefs: ' ' }, 422],
  ['an unknown session', { SessionID: 999 }, 422],
  ['another thesis', { MemoireID: 999_999 }, 404],
])('with %s', async (_, change, status) => {
  const who = await portal.as('810202');
  const before = await thesisOf(who);
  const answer = await post(who, await idm(who, change));
  expect(answer.statusCode).toBe(status);
  if (status !== 200) expect(await thesisOf(who)).toEqual(before);
});

it('is closed where the event is', async () => {
  const who = await portal.as('210201');
  expect((await post(who, await idm(who))).statusCode).toBe(403);
});
