import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import {
  confirmEmail,
  removeOwnAddress,
  removeOwnMean,
  saveOwnAddress,
  saveOwnMean,
} from 'shared-contract/contacts/endpoints';
import type { Address, ContactMean } from 'shared-contract/records/answers';
import { addresses, contactMeans } from 'shared-contract/records/endpoints';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const addressesOf = async (who: TestBrowser): Promise<Address[]> => (await who.get(url(addresses))).json();
const meansOf = async (who: TestBrowser): Promise<ContactMean[]> => (await who.get(url(contactMeans))).json();

const address = (change: object = {}) => ({
  AdresseID: -1,
  AdresseLigne1: 'Rue du Parc 12',
  AdresseLigne2: null,
  AdresseCodePostal: '1000',
  AdresseLocalite: 'Bruxelles',
  AdresseEtat: null,
  PaysID: 1,
  TypeAdresseID: 2,
  ...change,
});

const phone = async (who: TestBrowser, change: object = {}) => {
  const { TypeMoyenContactID } = (await meansOf(who)).find((one) => one.TypeMoyenContact === 'GSM')!;
  return {
    MoyenContactID: -1,
    TypeMoyenContactID,
    MoyenContactValeur: '0470 12 34 56',
    QualificationMoyenContact: null,
    ...change,
  };
};

const actionsOf = async (matricule: string): Promise<string[]> => {
  const { rows } = await portal.db.pool.query(
    'select action from audit_events join etudiants using (etudiant_id) where matricule = $1 order by id',
    [matricule],
  );
  return rows.map(({ action }) => action);
};

describe('addresses', () => {
  it('are added, changed and deleted all year, wizard or not, each with its line in the audit', async () => {
    const who = await portal.as('830101');
    const stored: Address = (await who.post(url(saveOwnAddress), address({ Forge: true }))).json();
    expect(stored).toMatchObject({ AdresseLigne1: 'Rue du Parc 12', TypeAdresse: 'Kot' });
    const changed = await who.post(url(saveOwnAddress), { ...stored, AdresseLocalite: 'Ixelles' });
    expect(changed.json()).toEqual({ ...stored, AdresseLocalite: 'Ixelles' });
    expect((await who.delete(url(removeOwnAddress, stored))).statusCode).toBe(204);
    expect((await addressesOf(who)).map(({ AdresseID }) => AdresseID)).not.toContain(stored.AdresseID);
    expect(await actionsOf('830101')).toEqual([
      'adresse.enregistree',
      'adresse.enregistree',
      'adresse.supprimee',
    ]);
  });

  it('are refused field by field, and nothing is stored', async () => {
    const who = await portal.as('230101');
    const before = await addressesOf(who);
    const answer = await who.post(url(saveOwnAddress), address({ AdresseLigne1: ' ', PaysID: 99_999 }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe('AdresseLigne1');
    expect((await who.post(url(saveOwnAddress), address({ PaysID: 99_999 }))).json().errors[0].path).toBe(
      'PaysID',
    );
    expect(await addressesOf(who)).toEqual(before);
  });

  it('are asked about when their postcode is none of Belgium', async () => {
    const who = await portal.as('830106');
    const { rows } = await portal.db.pool.query("select pays_id from pays where libelle = 'Belgique'");
    const odd = address({ AdresseCodePostal: '10 00', PaysID: rows[0].pays_id, Confirmations: [] });
    const asked = await who.post(url(saveOwnAddress), odd);
    expect(asked.statusCode).toBe(409);
    expect(asked.json()).toMatchObject({
      code: 'a_confirmer',
      errors: [{ path: 'code-postal', message: expect.stringContaining('«\u00a010 00\u00a0»') }],
    });
    const stored = await who.post(url(saveOwnAddress), { ...odd, Confirmations: ['code-postal'] });
    expect(stored.json()).toMatchObject({ AdresseCodePostal: '10 00' });
  });

  it('stop at twenty', async () => {
    const who = await portal.as('930101');
    for (let room = 20 - (await addressesOf(who)).length; room > 0; room -= 1) {
      await who.post(url(saveOwnAddress), address());
    }
    expect((await who.post(url(saveOwnAddress), address())).statusCode).toBe(409);
    expect(await addressesOf(who)).toHaveLength(20);
  });
});

describe('telephone numbers', () => {
  it('are kept at once', async () => {
    const who = await portal.as('830101');
    const saved = (await who.post(url(saveOwnMean), await phone(who))).json();
    expect(saved).toMatchObject({
      MoyenContact: { TypeMoyenContact: 'GSM', MoyenContactValeur: '0470 12 34 56' },
      Confirmation: null,
    });
    expect((await who.delete(url(removeOwnMean, saved.MoyenContact))).statusCode).toBe(204);
    expect(await meansOf(who)).not.toContainEqual(saved.MoyenContact);
  });

  it('that are improbable are asked about when the page asks, and taken once confirmed', async () => {
    const who = await portal.as('830101');
    const odd = await phone(who, { MoyenContactValeur: '12' });
    const asked = await who.post(url(saveOwnMean), { ...odd, Confirmations: [] });
    expect(asked.json()).toMatchObject({
      status: 409,
      code: 'a_confirmer',
      errors: [{ path: 'telephone', message: 'Le numéro est «\u00a012\u00a0»\u00a0: est-ce exact\u202f?' }],
    });
    const kept = await who.post(url(saveOwnMean), { ...odd, Confirmations: ['telephone'] });
    expect(kept.statusCode).toBe(200);
  });
});

describe('nobody else', () => {
  it('changes or deletes them: another student’s are as if they did not exist', async () => {
    const who = await portal.as('730101');
    const other = await portal.as('230107');
    const [theirAddress] = await addressesOf(other);
    const theirMeans = await meansOf(other);
    const theirPhone = theirMeans.find((one) => one.TypeMoyenContact !== 'Email')!;
    const theirEmail = theirMeans.find((one) => one.TypeMoyenContact === 'Email')!;
    const answers = [
      await who.post(url(saveOwnAddress), address({ AdresseID: theirAddress!.AdresseID })),
      await who.delete(url(removeOwnAddress, theirAddress!)),
      await who.post(
        url(saveOwnMean),
        await phone(who, { MoyenContactID: theirPhone.MoyenContactID, MoyenContactValeur: '0470 00 00 00' }),
      ),
      await who.post(url(saveOwnMean), { ...theirEmail, MoyenContactValeur: 'moi@exemple.be' }),
      await who.post(url(saveOwnMean), theirEmail),
      await who.delete(url(removeOwnMean, theirPhone)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await addressesOf(other)).toContainEqual(theirAddress);
    expect(await meansOf(other)).toEqual(theirMeans);
  });

  it('writes while viewing a student', async () => {
    const admin = await portal.as('admin');
    await admin.view('730101');
    const shown = { 'x-matricule': '730101' };
    const student = await portal.as('730101');
    const before = [await addressesOf(student), await meansOf(student)];
    const writes = [
      await admin.post(url(saveOwnAddress), address(), shown),
      await admin.post(url(saveOwnMean), await phone(student), shown),
      await admin.post(url(confirmEmail), { MoyenContactValeur: 'a@b.be', Code: '123456' }, shown),
    ];
    for (const answer of writes) {
      expect(answer.json()).toMatchObject({ status: 403, code: 'lecture_seule' });
    }
    expect([await addressesOf(student), await meansOf(student)]).toEqual(before);
  });
});
