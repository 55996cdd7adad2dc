import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { Address, ContactMean } from 'shared-contract/records/records';
import {
  addresses,
  addressForm,
  contactMeanForm,
  contactMeans,
  reenrolment,
  removeAddress,
  removeContactMean,
  saveAddress,
  saveContactMean,
} from 'shared-contract/reinscription/endpoints';

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
  TypeAdresseID: 1,
  ...change,
});

const mean = (change: object = {}) => ({
  MoyenContactID: -1,
  TypeMoyenContactID: 1,
  MoyenContactValeur: 'lucas@exemple.be',
  QualificationMoyenContact: null,
  ...change,
});

const post = (who: TestBrowser, endpoint: typeof saveAddress | typeof saveContactMean, body: object) =>
  who.post(url(endpoint), body);

describe('addresses', () => {
  it('of a student without a legal domicile start from one in Belgium', async () => {
    const form = (await (await portal.as('220306')).get(url(addressForm, { AdresseID: -1 }))).json();
    expect(form).toMatchObject({
      AdresseID: -1,
      AdresseLigne1: null,
      Pays: 'Belgique',
      TypeAdresse: 'Domicile Légal',
    });
    const other = (await (await portal.as('220301')).get(url(addressForm, { AdresseID: -1 }))).json();
    expect(other.TypeAdresseID).toBeNull();
  });

  it('are added, changed and deleted, the last one too', async () => {
    const who = await portal.as('220306');
    const created = await post(who, saveAddress, address({ AdresseLigne2: '  ', Forge: true }));
    expect(created.statusCode).toBe(200);
    const stored: Address = created.json();
    expect(stored).toMatchObject({ AdresseLigne2: null, TypeAdresse: 'Domicile Légal' });
    const changed = await who.post(url(saveAddress).toLowerCase(), { ...stored, AdresseLocalite: 'Ixelles' });
    expect(changed.json()).toEqual({ ...stored, AdresseLocalite: 'Ixelles' });
    expect((await who.get(url(addressForm, stored))).json()).toEqual(changed.json());
    for (const { AdresseID } of await addressesOf(who)) {
      expect((await who.delete(url(removeAddress, { AdresseID }))).statusCode).toBe(204);
    }
    expect(await addressesOf(who)).toEqual([]);
  });

  it.each([
    ['no line 1', { AdresseLigne1: ' ' }, 'AdresseLigne1'],
    ['no postcode', { AdresseCodePostal: '' }, 'AdresseCodePostal'],
    ['no locality', { AdresseLocalite: undefined }, 'AdresseLocalite'],
    ['no country', { PaysID: null }, 'PaysID'],
    ['an unknown country', { PaysID: 99_999 }, 'PaysID'],
    ['no type', { TypeAdresseID: null }, 'TypeAdresseID'],
    ['an unknown type', { TypeAdresseID: 99_999 }, 'TypeAdresseID'],
    ['the number 0', { AdresseID: 0 }, 'AdresseID'],
  ])('with %s are refused, and nothing is stored', async (_, change, path) => {
    const who = await portal.as('720301');
    const before = await addressesOf(who);
    const answer = await post(who, saveAddress, address(change));
    expect(answer.statusCode).toBe(422);
    const paths = answer.json().errors.map((error: { path: string }) => error.path);
    expect([...new Set(paths)]).toEqual([path]);
    expect(await addressesOf(who)).toEqual(before);
  });

  it('of another student are as if they did not exist', async () => {
    const who = await portal.as('720301');
    const theirs = (await addressesOf(await portal.as('820301')))[0];
    const id = theirs?.AdresseID ?? 0;
    expect((await who.get(url(addressForm, { AdresseID: id }))).statusCode).toBe(404);
    expect((await post(who, saveAddress, address({ AdresseID: id }))).statusCode).toBe(404);
    expect((await who.delete(url(removeAddress, { AdresseID: id }))).statusCode).toBe(404);
    expect((await addressesOf(await portal.as('820301')))[0]).toEqual(theirs);
  });

  it('stop at twenty', async () => {
    const who = await portal.as('920306');
    const room = 20 - (await addressesOf(who)).length;
    for (let index = 0; index < room; index += 1) await post(who, saveAddress, address());
    const answer = await post(who, saveAddress, address());
    expect(answer.statusCode).toBe(409);
    expect(await addressesOf(who)).toHaveLength(20);
  });
});

describe('contact means', () => {
  it('are added, changed and deleted', async () => {
    const who = await portal.as('720306');
    const form = (await who.get(url(contactMeanForm, { MoyenContactID: -1 }))).json();
    expect(form).toMatchObject({ MoyenContactID: -1, TypeMoyenContact: 'Email', MoyenContactValeur: null });
    const stored: ContactMean = (await post(who, saveContactMean, mean())).json();
    expect(stored).toMatchObject({ TypeMoyenContact: 'Email', MoyenContactValeur: 'lucas@exemple.be' });
    const changed = await post(who, saveContactMean, { ...stored, QualificationMoyenContact: 'Privé' });
    expect(changed.json()).toEqual({ ...stored, QualificationMoyenContact: 'Privé' });
    const gone = await who.delete(url(removeContactMean, stored).toLowerCase());
    expect(gone.statusCode).toBe(204);
    expect((await meansOf(who)).map(({ TypeMoyenContact }) => TypeMoyenContact)).not.toContain('Email');
  });

  it.each([
    ['an e-mail address without a domain', { MoyenContactValeur: 'lucas' }, 'MoyenContactValeur'],
    ['no value', { MoyenContactValeur: '' }, 'MoyenContactValeur'],
    ['no type', { TypeMoyenContactID: null }, 'TypeMoyenContactID'],
    ['an unknown type', { TypeMoyenContactID: 77 }, 'TypeMoyenContactID'],
  ])('with %s are refused, and nothing is stored', async (_, change, path) => {
    const who = await portal.as('820306');
    const before = await meansOf(who);
    const answer = await post(who, saveContactMean, mean(change));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].path).toBe(path);
    expect(await meansOf(who)).toEqual(before);
  });

  it('of another student are as if they did not exist', async () => {
    const who = await portal.as('720301');
    const id = (await meansOf(await portal.as('820301')))[0]?.MoyenContactID ?? 0;
    expect((await who.get(url(contactMeanForm, { MoyenContactID: id }))).statusCode).toBe(404);
    expect((await post(who, saveContactMean, mean({ MoyenContactID: id }))).statusCode).toBe(404);
    expect((await who.delete(url(removeContactMean, { MoyenContactID: id }))).statusCode).toBe(404);
  });

  it('are read for the proclamation too, and nothing else of re-enrolment', async () => {
    const graduate = await portal.as('220305');
    expect((await graduate.get(url(contactMeans))).statusCode).toBe(200);
    for (const path of [url(reenrolment), url(addresses), url(contactMeanForm, { MoyenContactID: -1 })]) {
      expect((await graduate.get(path)).statusCode).toBe(403);
    }
    expect((await post(graduate, saveContactMean, mean())).statusCode).toBe(403);
  });
});

it('deleting under another screen’s name finds nothing', async () => {
  const who = await portal.as('220301');
  const AdresseID = (await addressesOf(who))[0]?.AdresseID ?? 0;
  const elsewhere = url(removeAddress, { AdresseID }).replace('Reinscription01', 'Contacts01');
  expect((await who.delete(elsewhere)).statusCode).toBe(404);
  expect((await who.delete(url(removeAddress, { AdresseID: -1 }))).statusCode).toBe(400);
});
