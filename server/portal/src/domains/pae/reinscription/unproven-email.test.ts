import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { confirmEmail, emailToConfirm, giveUpEmail, saveOwnMean } from 'shared-contract/contacts/endpoints';
import type { ContactMean } from 'shared-contract/records/answers';
import { contactMeans, saveContactMean, saveGrant } from 'shared-contract/reinscription/endpoints';
import { issueReceipt } from '../../shared/receipts/issue-receipt.queries';
import { SUBMITTED_MAIL } from '../act-mails';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal?.close());

const THIRD = 'personne@tiers.example';

const meansOf = async (who: TestBrowser): Promise<ContactMean[]> => (await who.get(url(contactMeans))).json();

/** Her first e-mail line, the school's. */
const schoolLineOf = async (who: TestBrowser): Promise<ContactMean> => {
  const line = (await meansOf(who)).find(({ Usage }) => Usage === 'email');
  if (!line) throw new Error('she has no e-mail address');
  return line;
};

const mailsTo = async (email: string) => (await portal.mails()).filter(({ to }) => to === email);

/** An act of hers that is mailed. */
const act = async (matricule: string) => {
  const { rows } = await portal.db.pool.query<{ id: number }>(
    'select etudiant_id as id from etudiants where matricule = $1',
    [matricule],
  );
  const etudiantId = rows[0]?.id;
  if (etudiantId === undefined) throw new Error('no such student');
  const receipt = { etudiantId, Domaine: 'PAE', Objet: 'Programme soumis', Lignes: [] };
  await portal.db.transaction((tx) =>
    issueReceipt(tx, { ...receipt, mail: SUBMITTED_MAIL, now: portal.app.clock.now() }),
  );
};

const replace = async (who: TestBrowser, email: string) => {
  const line = await schoolLineOf(who);
  const saved = await who.post(url(saveContactMean), { ...line, MoyenContactValeur: email });
  return { line, saved };
};

describe('an address that the wizard puts in the place of the school’s', () => {
  it('is in the file at once, and gets nothing: the former one is told, once, and is written to', async () => {
    const who = await portal.as('220301');
    const { line, saved } = await replace(who, THIRD);
    expect(saved.json()).toEqual({ ...line, MoyenContactValeur: THIRD });
    await replace(who, 'autre@tiers.example');
    await act('220301');
    expect(await mailsTo(THIRD)).toEqual([]);
    expect(await mailsTo('autre@tiers.example')).toEqual([]);
    const told = await mailsTo(line.MoyenContactValeur);
    expect(told.map(({ kind }) => kind).sort()).toEqual(['contact.attend', 'pae.soumis']);
    expect(told.find(({ kind }) => kind === 'contact.attend')?.text).toContain(THIRD);
  });

  it('counts after the code of « Mes données », and the former one is told', async () => {
    const who = await portal.as('720301');
    const { line, saved } = await replace(who, 'neuve@exemple.be');
    const waiting = (await who.get(url(emailToConfirm))).json();
    expect(waiting).toMatchObject({ MoyenContactID: line.MoyenContactID, EssaisRestants: 0 });
    expect((await who.post(url(saveOwnMean), saved.json())).json()).toMatchObject({
      MoyenContact: null,
      Confirmation: { MoyenContactValeur: 'neuve@exemple.be', EssaisRestants: 5 },
    });
    // What is written again meanwhile leaves the code that is on its way.
    await replace(who, 'neuve@exemple.be');
    const sent = await mailsTo('neuve@exemple.be');
    expect(sent.map(({ kind }) => kind)).toEqual(['contact.code']);
    const Code = /\b\d{6}\b/.exec(sent[0]?.text ?? '')?.[0];
    const kept = await who.post(url(confirmEmail), { MoyenContactValeur: 'neuve@exemple.be', Code });
    expect(kept.json()).toMatchObject({ ...line, MoyenContactValeur: 'neuve@exemple.be' });
    expect((await mailsTo(line.MoyenContactValeur)).at(-1)?.kind).toBe('contact.confirme');
    await act('720301');
    expect((await mailsTo('neuve@exemple.be')).at(-1)?.kind).toBe('pae.soumis');
  });

  it('is taken back: by the former one, or given up', async () => {
    const who = await portal.as('820301');
    const { line } = await replace(who, THIRD);
    await replace(who, line.MoyenContactValeur);
    expect((await who.post(url(saveOwnMean), line)).json().MoyenContact).toEqual(line);
    await replace(who, 'encore@tiers.example');
    expect((await who.delete(url(giveUpEmail))).statusCode).toBe(204);
    expect(await schoolLineOf(who)).toEqual(line);
    await act('820301');
    expect((await mailsTo(line.MoyenContactValeur)).at(-1)?.kind).toBe('pae.soumis');
    expect((await mailsTo('encore@tiers.example')).length).toBe(0);
  });
});

it('the first address of all is enough to go on, and no mail leaves before its code', async () => {
  const who = await portal.as('920306');
  const address = {
    MoyenContactID: -1,
    TypeMoyenContactID: 1,
    MoyenContactValeur: 'premiere@exemple.be',
    QualificationMoyenContact: null,
  };
  expect((await who.post(url(saveContactMean), address)).statusCode).toBe(200);
  const { rows } = await portal.db.pool.query(
    `select a_confirmer, valeur_prouvee from moyens_contact where valeur = 'premiere@exemple.be'`,
  );
  expect(rows).toEqual([{ a_confirmer: true, valeur_prouvee: null }]);
  const grant = await who.post(url(saveGrant), {
    HasBourse: false,
    BourseNumBourse: null,
    BourseFichierID: null,
  });
  // What is missing is the legal domicile: the address is there (S1 §5).
  expect(grant.json()).toMatchObject({ status: 412, code: 'domicile_legal_manquant' });
  await act('920306');
  expect(await mailsTo('premiere@exemple.be')).toEqual([]);
});
