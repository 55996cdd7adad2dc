import { verbOf } from 'server-commands/staff/verbs';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { decidePae, paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import type { PaeLevel } from 'shared-contract/pae/pae';

const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const inscriptionOf = async (matricule: string): Promise<number> => {
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `select max(inscription_id) as id from inscriptions join etudiants using (etudiant_id) where matricule = $1`,
    [matricule],
  );
  return rows[0]?.id ?? 0;
};

/** What is chosen now, as a save sends it. */
const itemsOf = async (matricule: string) => {
  const levels: PaeLevel[] = (await (await portal.as(matricule)).get(url(paeLevels))).json();
  return levels
    .flatMap(({ Cours }) => Cours)
    .filter(({ Select }) => Select)
    .map(({ UniteEnseignementID }) => ({ UniteEnseignementID, Select: true, IsDecoche: false }));
};

const lastMail = async () => (await portal.mails()).at(-1);

const staff = (...words: string[]) => verbOf('pae').run(portal.db, words, NOW);
const constraintsOf = async (matricule: string) =>
  (await (await portal.as(matricule)).get(url(paeConstraints))).json();

test('a programme is given back, amended, submitted again and made ready to sign', async () => {
  const id = await inscriptionOf('220307');
  const zoe = await portal.as('220307');
  const said = await staff(String(id), 'modifier', '--commentaire', 'Ajoutez', 'le', 'stage.');
  expect(said).toContain('Un e-mail part');
  expect((await lastMail())?.subject).toBe('Votre programme annuel 2026-2027 est à modifier');
  expect((await lastMail())?.text).not.toContain('Ajoutez le stage.');
  expect(await constraintsOf('220307')).toMatchObject({
    IsSubmit: false,
    DemandeModification: 'Ajoutez le stage.',
  });
  await expect(staff(String(id), 'a-signer')).rejects.toThrow('n’attend pas de décision');
  const item = await itemsOf('220307');
  const sent = await zoe.post(url(savePae), { ECTS: 0, item, commentaire: null, submit: true });
  expect(sent.statusCode).toBe(200);
  expect(await staff(String(id), 'a-signer')).toContain('«\u00a0À signer\u00a0»');
  expect((await lastMail())?.subject).toBe('Votre programme annuel 2026-2027 est prêt à signer');
  const events = (await zoe.get('/api/v1/events/access')).json();
  expect(events).toMatchObject({ AccesSignaturePAE: true, AccesReinscription: false });
});

test('programme staff decides by the same rules over the network, and changes units', async () => {
  const id = await inscriptionOf('720307');
  const answerUrl = url(decidePae, { InscriptionID: id });
  const item = (await itemsOf('720307')).slice(0, 3);
  const programmes = await portal.as('programmes');
  const body = { decision: 'a-signer', commentaire: null, item };
  const forged = [...item, { UniteEnseignementID: 999_999, Select: true, IsDecoche: false }];
  expect((await programmes.post(answerUrl, { ...body, item: forged })).statusCode).toBe(422);
  expect((await programmes.post(answerUrl, { ...body, decision: 'signer' })).statusCode).toBe(422);
  const nothing = item.map((one) => ({ ...one, Select: false, IsDecoche: true }));
  const empty = await programmes.post(answerUrl, { ...body, item: nothing });
  expect([empty.statusCode, empty.json().detail]).toEqual([422, expect.stringContaining('est vide')]);
  expect(await constraintsOf('720307')).toMatchObject({ IsSubmit: true });
  const answer = await programmes.post(answerUrl, body);
  expect(answer.json()).toEqual({ InscriptionID: id, StatutPAE: 'À signer' });
  expect((await programmes.post(answerUrl, body)).statusCode).toBe(409);
  const { rows } = await portal.db.pool.query(
    'select count(*)::int as n from pae_unites where inscription_id = $1 and selection',
    [id],
  );
  expect(rows[0]).toEqual({ n: 3 });
});

test('nobody else decides, and an unknown enrolment is not found', async () => {
  const id = await inscriptionOf('820307');
  const body = { decision: 'a-signer', commentaire: null, item: [] };
  for (const user of ['820307', 'verificateur', 'visiteur'])
    expect((await (await portal.as(user)).post(url(decidePae, { InscriptionID: id }), body)).statusCode).toBe(
      403,
    );
  expect(
    (await (await portal.as('admin')).post(url(decidePae, { InscriptionID: 999_999 }), body)).statusCode,
  ).toBe(404);
  await expect(staff('999999', 'a-signer')).rejects.toThrow('Aucun programme annuel');
  await expect(staff(String(id), 'signer')).rejects.toThrow('Usage');
  expect(await constraintsOf('820307')).toMatchObject({ IsSubmit: true });
});
