import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { goodPdf, uploaded } from 'server-testing/sample-files';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import type { Endpoint } from 'shared-contract/base/endpoint';
import { removeFile } from 'shared-contract/files/endpoints';
import { paeConstraints, paeLevels } from 'shared-contract/pae/endpoints';
import type { Address } from 'shared-contract/records/records';
import {
  addresses,
  reenrolment,
  removeAddress,
  saveAddress,
  saveContactMean,
  saveGrant,
  saveMaster,
  saveThirdLanguage,
} from 'shared-contract/reinscription/endpoints';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';

const LEGAL = 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".';
const EMAIL = 'Veuillez renseigner au minimum un moyen de contact de type "Email".';
let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const stateOf = async (who: TestBrowser): Promise<Reenrolment> => (await who.get(url(reenrolment))).json();
const eventsOf = async (who: TestBrowser): Promise<EventsAccess> =>
  (await who.get('/api/v1/events/access')).json();
const post = (
  who: TestBrowser,
  endpoint: Pick<Endpoint<'POST'>, 'path'>,
  body: object,
  headers: Record<string, string> = {},
) => who.post(url(endpoint), body, headers);
const grant = (change: object = {}) => ({
  HasBourse: true,
  BourseNumBourse: '2026-1',
  BourseFichierID: null,
  ...change,
});

describe('the wizard', () => {
  it('asks each persona what the school wants to know', async () => {
    expect(await stateOf(await portal.as('220301'))).toMatchObject({
      NeedLangue3: true,
      CoursLangue3ID: null,
      HasBourse: true,
      BourseFichierID: null,
      DiplomeChoisiID: null,
      Etape: 0,
      DiplomeID: [
        { ID: 1, Display: 'Master en gestion de l’entreprise', HasProgramme: true },
        { ID: 2, Display: 'Master en sciences de l’ingénieur industriel', HasProgramme: false },
      ],
    });
    expect(await stateOf(await portal.as('220306'))).toMatchObject({
      NeedLangue3: false,
      DiplomeID: [],
      HasBourse: null,
      Etape: 0,
    });
  });

  it('goes from the grant to the master, remembers where it is, and ends the first access', async () => {
    const who = await portal.as('220301');
    const file = await uploaded(who, { bytes: goodPdf('Bourse'), name: 'bourse.pdf', usage: 'bourse' });
    const third = await post(who, saveGrant, grant({ BourseFichierID: file, Etape: 9, NeedLangue3: false }));
    expect(third.json()).toMatchObject({
      BourseFichierID: file,
      BourseFichierNom: 'bourse.pdf',
      NeedLangue3: true,
      Etape: 4,
    });
    expect((await post(who, saveGrant, grant({ BourseFichierID: file }))).statusCode).toBe(200);
    expect((await post(who, saveThirdLanguage, { CoursLangue3ID: 2 })).json()).toMatchObject({
      CoursLangue3ID: 2,
      Etape: 5,
    });
    expect((await eventsOf(who)).FirstAccesReinscription).toBe(true);
    expect((await post(who, saveMaster, { DiplomeID: 1 })).json()).toMatchObject({
      DiplomeChoisiID: 1,
      Etape: null,
    });
    expect(await eventsOf(who)).toMatchObject({ AccesReinscription: true, FirstAccesReinscription: false });
  });

  it('is closed once it is finished, a replay apart', async () => {
    const who = await portal.as('720301');
    const key = { 'idempotency-key': randomUUID() };
    const first = await post(who, saveMaster, { DiplomeID: 2 }, key);
    expect(first.json()).toMatchObject({ DiplomeChoisiID: 2, Etape: null });
    expect((await post(who, saveMaster, { DiplomeID: 2 }, key)).json()).toEqual(first.json());
    for (const [step, body] of [
      [saveGrant, grant()],
      [saveThirdLanguage, { CoursLangue3ID: 3 }],
      [saveMaster, { DiplomeID: 1 }],
    ] as const) {
      expect((await post(who, step, body)).statusCode).toBe(409);
    }
    expect(await stateOf(who)).toEqual(first.json());
  });

  it('leaves nothing to compose in a master whose units are not in the portal, which is no error', async () => {
    const who = await portal.as('720301');
    expect((await who.get(url(paeConstraints))).statusCode).toBe(204);
    expect((await who.get(url(paeLevels))).json()).toEqual([]);
  });

  it('takes German when no language was chosen', async () => {
    const who = await portal.as('820301');
    await post(who, saveMaster, { DiplomeID: 1 });
    const lists = (await who.get('/api/v1/parameters?parameterNames=CoursLangue3ID')).json();
    const german = lists[0].Values.find((one: { Display: string }) => one.Display === 'Allemand');
    expect((await stateOf(who)).CoursLangue3ID).toBe(german.ID);
  });

  it('waits for a legal domicile, then for an e-mail address, and ends with the grant where nothing follows', async () => {
    const who = await portal.as('220306');
    for (const [step, body] of [
      [saveGrant, grant()],
      [saveThirdLanguage, { CoursLangue3ID: 1 }],
      [saveMaster, { DiplomeID: 1 }],
    ] as const) {
      const refused = await post(who, step, body);
      expect([refused.statusCode, refused.json().detail]).toEqual([412, LEGAL]);
    }
    const [kot]: Address[] = (await who.get(url(addresses))).json();
    await post(who, saveAddress, { ...kot, TypeAdresseID: 1 });
    const refused = await post(who, saveGrant, grant());
    expect([refused.statusCode, refused.json().detail]).toEqual([412, EMAIL]);
    expect(await stateOf(who)).toMatchObject({ HasBourse: null, Etape: 1 });
    await post(who, saveContactMean, {
      MoyenContactID: -1,
      TypeMoyenContactID: 1,
      MoyenContactValeur: 'lucas@exemple.be',
      QualificationMoyenContact: null,
    });
    const done = await post(who, saveGrant, grant({ HasBourse: false, BourseNumBourse: 'inutile' }));
    expect(done.json()).toMatchObject({ HasBourse: false, BourseNumBourse: null, Etape: null });
    expect((await eventsOf(who)).FirstAccesReinscription).toBe(false);
  });

  it.each([
    [saveGrant, { BourseNumBourse: '1' }, 'HasBourse'],
    [saveGrant, { HasBourse: 'oui' }, 'HasBourse'],
    [saveThirdLanguage, {}, 'CoursLangue3ID'],
    [saveThirdLanguage, { CoursLangue3ID: 99 }, 'CoursLangue3ID'],
    [saveMaster, { DiplomeID: 99 }, 'DiplomeID'],
    [saveMaster, { DiplomeID: null }, 'DiplomeID'],
  ])('refuses by %j the body %j, and stores nothing', async (step, body, path) => {
    const who = await portal.as('920301');
    const before = await stateOf(who);
    const answer = await post(who, step, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect(await stateOf(who)).toEqual(before);
  });

  it('refuses a file of another student, and one that is used already', async () => {
    const who = await portal.as('920301');
    const other = await portal.as('230101');
    const theirs = await uploaded(other, { bytes: goodPdf('Autre'), name: 'autre.pdf', usage: 'bourse' });
    expect((await post(who, saveGrant, grant({ BourseFichierID: theirs }))).statusCode).toBe(404);
    const own = await uploaded(who, { bytes: goodPdf('Mien'), name: 'mien.pdf', usage: 'bourse' });
    const used = 'update documents set attache_le = now() where document_id = $1';
    await portal.db.pool.query(used, [own]);
    expect((await post(who, saveGrant, grant({ BourseFichierID: own }))).statusCode).toBe(409);
    expect((await stateOf(who)).BourseFichierID).toBeNull();
  });

  it('frees a file that is no longer given', async () => {
    const who = await portal.as('920301');
    const own = await uploaded(who, { bytes: goodPdf('Repris'), name: 'repris.pdf', usage: 'bourse' });
    const remove = () => who.delete(url(removeFile, { DocumentID: own }));
    await post(who, saveGrant, grant({ BourseFichierID: own }));
    expect((await remove()).statusCode).toBe(409);
    await post(who, saveGrant, grant({ BourseFichierID: null }));
    expect((await remove()).statusCode).toBe(204);
    expect((await stateOf(who)).BourseFichierID).toBeNull();
  });
});

describe('who may not re-enrol', () => {
  it('is told of the appeal at every write, and nothing changes', async () => {
    const who = await portal.as('220302');
    const [own]: Address[] = (await who.get(url(addresses))).json();
    const answers = await Promise.all([
      post(who, saveAddress, { ...own, AdresseLocalite: 'Ailleurs' }),
      post(who, saveGrant, grant()),
      who.delete(url(removeAddress, { AdresseID: own?.AdresseID ?? 0 })),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().detail).toContain('10 jours calendrier');
    }
    expect((await who.get(url(addresses))).json()[0]).toEqual(own);
  });

  it('staff reads the wizard of the student in view, and writes nothing', async () => {
    const admin = await portal.as('admin');
    await admin.view('920301');
    const shown = { 'x-matricule': '920301' };
    expect((await admin.get(url(reenrolment), shown)).statusCode).toBe(200);
    expect((await post(admin, saveGrant, grant(), shown)).statusCode).toBe(403);
  });
});
