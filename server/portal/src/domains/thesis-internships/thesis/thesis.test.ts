import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess, Parameter } from 'shared-contract';
import { saveThesis, submitThesis, thesis, thesisToSubmit } from 'shared-contract/thesis/endpoints';
import type { Thesis } from 'shared-contract/thesis/thesis';

const COMPLETE = 'Complétez le formulaire ci-dessous pour pouvoir continuer plus loin..';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const thesisOf = async (who: TestBrowser): Promise<Thesis> => (await who.get(url(thesis))).json();
const eventsOf = async (who: TestBrowser): Promise<EventsAccess> =>
  (await who.get('/api/v1/events/access')).json();
const post = (who: TestBrowser, body: object) => who.post(url(saveThesis), body);

const choices = async (who: TestBrowser, names: string): Promise<number[]> => {
  const lists: Parameter[] = (await who.get(`/api/v1/parameters?parameterNames=${names}`)).json();
  return lists.map(({ Values }) => Values[0]?.ID ?? 0);
};

const provisional = async (who: TestBrowser, change: object = {}) => {
  const [MembrePersonnelID, LangueMemoireID, SessionID] = await choices(
    who,
    'MembrePersonnelID,LangueMemoireID,SessionID',
  );
  const { MemoireID } = await thesisOf(who);
  return { MemoireID, MemoireTitre: 'Un titre', MembrePersonnelID, LangueMemoireID, SessionID, ...change };
};

describe('the provisional data', () => {
  it('are written once, open submission and defence, and leave a receipt', async () => {
    const who = await portal.as('710201');
    expect(await thesisOf(who)).toMatchObject({ MemoireTitre: null, Remis: false, Recu: null });
    expect(await eventsOf(who)).toMatchObject({ AccesMemoireRemise: false, AccesIDM: false });
    const answer = await post(who, await provisional(who, { MemoireTitre: '  Un titre  ' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ MemoireTitre: 'Un titre', Recu: { Numero: expect.any(String) } });
    expect(await eventsOf(who)).toMatchObject({ AccesMemoireRemise: true, AccesIDM: true });
    const again = await post(who, await provisional(who, { MemoireTitre: 'Un autre' }));
    expect(again.statusCode).toBe(409);
    expect((await thesisOf(who)).MemoireTitre).toBe('Un titre');
  });

  it.each([
    ['1000 characters', { MemoireTitre: 'é'.repeat(1000) }, 200],
    ['1001 characters', { MemoireTitre: 'é'.repeat(1001) }, 422],
    ['nothing but blanks', { MemoireTitre: '   ' }, 422],
    ['no supervisor', { MembrePersonnelID: null }, 422],
    ['a member of staff who supervises nobody', { MembrePersonnelID: 1 }, 422],
    ['an unknown language', { LangueMemoireID: 99 }, 422],
    ['another thesis', { MemoireID: 999_999 }, 404],
    ['two kinds at once', { MemoireTitreModification: 'x' }, 422],
  ])('with %s', async (name, change, status) => {
    const who = await portal.as(name === '1000 characters' ? '810201' : '910201');
    expect((await post(who, await provisional(who, change))).statusCode).toBe(status);
    if (status !== 200) expect((await thesisOf(who)).MemoireTitre).toBeNull();
  });

  it('take no September session, and nobody else’s thesis', async () => {
    const who = await portal.as('910201');
    const lists: Parameter[] = (await who.get('/api/v1/parameters?parameterNames=SessionAAActiveID')).json();
    const september = lists[0]?.Values.find(({ Display }) => Display.includes('septembre'));
    const body = await provisional(who, { SessionID: september?.ID });
    expect((await post(who, body)).statusCode).toBe(422);
    const theirs = await thesisOf(await portal.as('210202'));
    const foreign = await provisional(who, { MemoireID: theirs.MemoireID });
    expect((await post(who, foreign)).statusCode).toBe(404);
  });
});

describe('another title', () => {
  it('is taken where it is open, and nowhere else', async () => {
    const open = await portal.as('710204');
    const { MemoireID } = await thesisOf(open);
    const body = { MemoireID, MemoireTitreModification: 'Un meilleur titre' };
    const answer = await post(open, body);
    expect(answer.json()).toMatchObject({ MemoireTitreModification: 'Un meilleur titre' });
    const closed = await portal.as('710202');
    const own = await thesisOf(closed);
    const refused = await post(closed, { ...body, MemoireID: own.MemoireID });
    expect(refused.statusCode).toBe(403);
    expect((await thesisOf(closed)).MemoireTitreModification).toBeNull();
  });
});

describe('the consents', () => {
  it('are both asked for, in the words of the specification', async () => {
    const who = await portal.as('710204');
    const { MemoireID } = await thesisOf(who);
    for (const answer of [
      { MemoireConsentementRGPD: true },
      { MemoireConsentementRGPD: false, MemoireConsentementLicence: true },
      { MemoireConsentementRGPD: 'true', MemoireConsentementLicence: true },
    ]) {
      const refused = await post(who, { MemoireID, ...answer });
      expect(refused.statusCode).toBe(422);
      expect(refused.json().detail).toBe(COMPLETE);
    }
    expect((await thesisOf(who)).MemoireConsentement).toBe(false);
  });

  it('are given once, the licence being a choice of two', async () => {
    const who = await portal.as('710204');
    const { MemoireID } = await thesisOf(who);
    const body = { MemoireID, MemoireConsentementRGPD: true, MemoireConsentementLicence: false };
    expect((await post(who, body)).json()).toMatchObject({
      MemoireConsentement: true,
      MemoireConsentementLicence: false,
    });
    expect((await post(who, body)).statusCode).toBe(409);
  });
});

describe('whoever has no thesis', () => {
  it('is refused by the event, and staff who look write nothing', async () => {
    const bachelor = await portal.as('230101');
    expect((await bachelor.get(url(thesis))).statusCode).toBe(403);
    const admin = await portal.as('admin');
    await admin.view('210205');
    const shown = { 'x-matricule': '210205' };
    const seen: Thesis = (await admin.get(url(thesisToSubmit), shown)).json();
    expect(seen.Remis).toBe(true);
    expect((await admin.post(url(submitThesis), {}, shown)).statusCode).toBe(403);
  });
});
