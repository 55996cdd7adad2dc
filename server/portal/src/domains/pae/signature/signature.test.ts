import { randomUUID } from 'node:crypto';
import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import type { EventsAccess } from 'shared-contract';
import { programmeToSign, settleProgramme } from 'shared-contract/signature/endpoints';
import { type SignaturePae, signedCredits, splitTransferred } from 'shared-contract/signature/signature';
import { listDigest } from './signature.presenter';

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
}, 240_000);
afterAll(() => portal.close());

const listOf = async (who: TestBrowser): Promise<SignaturePae> =>
  (await who.get(url(programmeToSign))).json();
const flagOf = async (who: TestBrowser): Promise<boolean> => {
  const events: EventsAccess = (await who.get('/api/v1/events/access')).json();
  return events.AccesSignaturePAE;
};
const signed = (
  { InscriptionID, Empreinte }: Pick<SignaturePae, 'InscriptionID' | 'Empreinte'>,
  change: object = {},
) => ({
  InscriptionID,
  Empreinte,
  signature: true,
  commentaire: null,
  ...change,
});
const mailsWith = async (words: string) => (await portal.mails()).filter(({ text }) => text.includes(words));
const lastAct = async (): Promise<string> =>
  (await portal.db.pool.query('select action from audit_events order by id desc limit 1')).rows[0].action;
const statusOf = async (id: number): Promise<string> => {
  const { rows } = await portal.db.pool.query(
    'select statut_pae from inscriptions where inscription_id = $1',
    [id],
  );
  return rows[0].statut_pae;
};

describe('the list to sign', () => {
  it('has two transferred units apart from the total, and a hash that anyone can compute', async () => {
    const list = await listOf(await portal.as('220304'));
    const { own, transferred } = splitTransferred(list.Items);
    expect(transferred).toHaveLength(2);
    expect(own.length).toBeGreaterThan(3);
    expect(signedCredits(list.Items)).toBeGreaterThan(30);
    expect(own.every((unit) => /^Q[12]( et Q2)?$/.test(unit.ConstitutionProgrammeUEQuadri ?? ''))).toBe(true);
    expect(list.Empreinte).toBe(listDigest(list.InscriptionID, list.Items));
  });

  it('is closed to a student whose programme is not ready', async () => {
    const who = await portal.as('220303');
    expect((await who.get(url(programmeToSign))).statusCode).toBe(403);
    const { InscriptionID, Empreinte } = await listOf(await portal.as('720304'));
    expect((await who.post(url(settleProgramme), signed({ InscriptionID, Empreinte }))).statusCode).toBe(403);
    expect(await statusOf(InscriptionID)).toBe('À signer');
  });
});

describe('a signature', () => {
  it('leaves a receipt with the list and its hash, tells by mail, and ends the event', async () => {
    const who = await portal.as('220304');
    const list = await listOf(who);
    const answer = await who.post(url(settleProgramme), signed(list, { Items: [], ECTS: 900 }));
    expect([answer.statusCode, await lastAct()]).toEqual([200, 'pae.signe']);
    const receipt = (await who.get(`/api/v1/recus/${answer.json().Recu.Numero}`)).json();
    expect(receipt.Domaine).toBe('Signature du PAE');
    expect(receipt.Lignes).toHaveLength(list.Items.length + 2);
    expect(receipt.Lignes.at(-1)).toEqual({
      Libelle: 'Empreinte de la liste signée',
      Valeur: list.Empreinte,
      Genre: 'technique',
    });
    const [mail] = await mailsWith(answer.json().Recu.Numero);
    expect(mail?.to).toBe('220304@etudiant.hedp.example');
    expect(await statusOf(list.InscriptionID)).toBe('Signé');
    expect(await flagOf(who)).toBe(false);
    expect((await who.get(url(programmeToSign))).statusCode).toBe(204);
    expect((await who.post(url(settleProgramme), signed(list))).statusCode).toBe(409);
  });

  it('of two clicks or two tabs is one', async () => {
    const who = await portal.as('820304');
    const list = await listOf(who);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([
      who.post(url(settleProgramme), signed(list), key),
      who.post(url(settleProgramme), signed(list), { 'idempotency-key': randomUUID() }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { rows } = await portal.db.pool.query(
      "select count(*)::int as n from recus join etudiants using (etudiant_id) where matricule = '820304' and domaine = 'Signature du PAE'",
    );
    expect(rows[0].n).toBe(1);
  });

  it('of a list that changed meanwhile is refused, and nothing is stored', async () => {
    const who = await portal.as('720304');
    const before = await listOf(who);
    await portal.db.pool.query(
      `update pae_unites set selection = false where inscription_id = $1 and unite_enseignement_id =
         (select unite_enseignement_id from pae_unites where inscription_id = $1 and selection limit 1)`,
      [before.InscriptionID],
    );
    const answer = await who.post(url(settleProgramme), signed(before));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'liste_modifiee']);
    expect(await statusOf(before.InscriptionID)).toBe('À signer');
    const now = await listOf(who);
    expect(now.Empreinte).not.toBe(before.Empreinte);
    expect(now.Items).toHaveLength(before.Items.length - 1);
  });

  it.each([
    ['another student’s programme', async () => (await listOf(await portal.as('920304'))).InscriptionID, 404],
    ['an unknown programme', async () => 999_999, 404],
  ])('of %s is refused', async (_, idOf, status) => {
    const who = await portal.as('720304');
    const list = await listOf(who);
    const answer = await who.post(url(settleProgramme), signed(list, { InscriptionID: await idOf() }));
    expect(answer.statusCode).toBe(status);
    expect(await flagOf(who)).toBe(true);
  });

  it.each([
    ['no hash', { Empreinte: null }],
    ['a hash of another kind', { Empreinte: 'abc' }],
    ['no decision', { signature: null }],
    ['a problem without a word', { signature: false, commentaire: '  ' }],
  ])('with %s is not valid', async (_, change) => {
    const who = await portal.as('720304');
    expect((await who.post(url(settleProgramme), signed(await listOf(who), change))).statusCode).toBe(422);
    expect(await flagOf(who)).toBe(true);
  });

  it('is nobody’s but the student’s', async () => {
    const admin = await portal.as('admin');
    await admin.view('720304');
    const shown = { 'x-matricule': '720304' };
    const list: SignaturePae = (await admin.get(url(programmeToSign), shown)).json();
    expect((await admin.post(url(settleProgramme), signed(list), shown)).statusCode).toBe(403);
    expect(await statusOf(list.InscriptionID)).toBe('À signer');
  });
});

describe('a problem', () => {
  it('goes by mail to the coordinators of the enrolment, who have the programme again', async () => {
    const who = await portal.as('920304');
    const list = await listOf(who);
    const commentaire = 'Il manque le cours de droit.';
    const answer = await who.post(url(settleProgramme), signed(list, { signature: false, commentaire }));
    expect([answer.statusCode, await lastAct()]).toEqual([200, 'pae.probleme']);
    const sent = await mailsWith(commentaire);
    const { rows } = await portal.db.pool.query(
      `select p.email from inscriptions i join responsables r using (programme_id, bloc)
         join membres_personnel p using (membre_personnel_id)
       where i.inscription_id = $1 and r.fonction = 'coordinateur'`,
      [list.InscriptionID],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(sent.map(({ to }) => to).sort()).toEqual(rows.map(({ email }) => email).sort());
    expect(sent[0]?.subject).toContain('920304');
    expect(await statusOf(list.InscriptionID)).toBe('Soumis');
    expect(await flagOf(who)).toBe(false);
    expect((await who.post(url(settleProgramme), signed(list))).statusCode).toBe(409);
  });
});
