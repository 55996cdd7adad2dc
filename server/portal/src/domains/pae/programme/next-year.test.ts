import { deliberate, passToNextYear } from 'server-testing/academic-year';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { decidePae, paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import type { PaeLevel, PaeUnit } from 'shared-contract/pae/pae';
import { addresses, contactMeans, saveGrant } from 'shared-contract/reinscription/endpoints';
import { programmeToSign, settleProgramme } from 'shared-contract/signature/endpoints';

/** A student of block 1 whose programme is signed, and one who composes block 3. */
const [BEGINNER, FINALIST] = ['240001', '820303'];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const levelsOf = async (matricule: string): Promise<PaeLevel[]> =>
  (await (await portal.as(matricule)).get(url(paeLevels))).json();
const unitOf = async (matricule: string, code: string): Promise<(PaeUnit & { niveau: string }) | undefined> =>
  (await levelsOf(matricule))
    .flatMap(({ NiveauCoursLibelle: niveau, Cours }) => Cours.map((one) => ({ ...one, niveau })))
    .find(({ UniteEnseignementCode }) => UniteEnseignementCode === code);

const item = (UniteEnseignementID: number) => ({ UniteEnseignementID, Select: true, IsDecoche: false });
const save = async (matricule: string, ids: number[], submit: boolean) =>
  (await portal.as(matricule)).post(url(savePae), {
    ECTS: 0,
    item: ids.map(item),
    commentaire: null,
    submit,
  });

/** The programme is submitted, judged ready and signed, all over the network. */
const settle = async (matricule: string, ids: number[]): Promise<void> => {
  expect((await save(matricule, ids, true)).statusCode).toBe(200);
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `select max(inscription_id) as id from inscriptions join etudiants using (etudiant_id) where matricule = $1`,
    [matricule],
  );
  const InscriptionID = rows[0]?.id ?? 0;
  const body = { decision: 'a-signer', commentaire: null, item: [] };
  const decided = await (await portal.as('programmes')).post(url(decidePae, { InscriptionID }), body);
  expect(decided.statusCode).toBe(200);
  const who = await portal.as(matricule);
  const { Empreinte } = (await who.get(url(programmeToSign))).json();
  const signature = { InscriptionID, signature: true, commentaire: null, Empreinte };
  expect((await who.post(url(settleProgramme), signature)).statusCode).toBe(200);
};

/** The wizard of a student of whom neither language nor master is asked: it ends with the grant. */
const reenrol = async (matricule: string): Promise<void> => {
  const who = await portal.as(matricule);
  expect((await who.get(url(addresses))).json()).not.toEqual([]);
  expect((await who.get(url(contactMeans))).json()).not.toEqual([]);
  const grant = { HasBourse: false, BourseNumBourse: null, BourseFichierID: null };
  const done = await who.post(url(saveGrant), grant);
  expect([done.statusCode, done.json().Etape]).toEqual([200, null]);
};

const programmeUnits = async (bloc: number): Promise<Map<string, number>> => {
  const { rows } = await portal.db.pool.query<{ code: string; id: number }>(
    `select u.code, u.unite_enseignement_id as id from programmes_unites p
     join unites_enseignement u using (unite_enseignement_id)
     join programmes q using (programme_id) where q.code = 'BGE' and p.bloc = $1`,
    [bloc],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
};

test('what is left out of one year is offered again in the next, and a matter is never taken twice', async () => {
  const first = await programmeUnits(1);
  // 240001 leaves LECGE1114 out of block 1, fails LECGE1115 and passes the rest.
  const marks = [...first].filter(([code]) => code !== 'LECGE1114');
  await deliberate(portal, BEGINNER, new Map(marks.map(([code, id]) => [id, code === 'LECGE1115' ? 6 : 13])));
  // 820303 composes block 3 without LECGE1317, signs it, passes econometrics (LECGE1316) and fails the rest.
  const taken = (await levelsOf(FINALIST))
    .flatMap(({ Cours }) => Cours)
    .filter(
      ({ CanSelect, UniteEnseignementCode: code }) => CanSelect && /^LECGE1(212|315|316|321)$/.test(code),
    )
    .map(({ UniteEnseignementCode: code, UniteEnseignementID: id }) => [code, id] as const);
  expect(taken).toHaveLength(4);
  await settle(
    FINALIST,
    taken.map(([, id]) => id),
  );
  await deliberate(portal, FINALIST, new Map(taken.map(([code, id]) => [id, code === 'LECGE1316' ? 15 : 7])));

  await passToNextYear(portal, '2027-09-14');
  await reenrol(BEGINNER);
  await reenrol(FINALIST);

  expect((await (await portal.as(BEGINNER)).get(url(paeConstraints))).json()).toMatchObject({
    AnneeAcademiqueValeur: '2027-2028',
    IsSubmit: false,
  });
  expect(await unitOf(BEGINNER, 'LECGE1114')).toMatchObject({
    niveau: 'Bloc 1',
    Select: false,
    CanSelect: true,
    Preselection: false,
  });
  expect(await unitOf(BEGINNER, 'LECGE1115')).toMatchObject({ Preselection: true, Select: true });
  // It asks for LECGE1114, which can be taken: closed for this year alone.
  expect(await unitOf(BEGINNER, 'LECGE1224')).toMatchObject({ NotSelectable: true });
  const chosen = [first.get('LECGE1114') ?? 0, first.get('LECGE1115') ?? 0];
  expect((await save(BEGINNER, chosen, false)).statusCode).toBe(200);
  expect(await unitOf(BEGINNER, 'LECGE1114')).toMatchObject({ Select: true });

  expect(await unitOf(FINALIST, 'LECGE1317')).toMatchObject({ niveau: 'Bloc 3', CanSelect: true });
  expect(await unitOf(FINALIST, 'LECGE1316')).toMatchObject({ CreditsValides: true, CanSelect: false });
  const again = await unitOf(FINALIST, 'LINGE1221');
  expect(again).toMatchObject({ NotSelectable: true, CanSelect: false });
  expect(again?.Incompatibilites).toMatchObject([{ RequisCode: 'LECGE1316', IsValid: true }]);
  const before = await levelsOf(FINALIST);
  for (const submit of [false, true]) {
    const refused = await save(FINALIST, [again?.UniteEnseignementID ?? 0], submit);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().detail).toBe(
      'L’unité LINGE1221 est incompatible avec LECGE1316, déjà acquise\u00a0: elle ne peut pas être choisie.',
    );
  }
  expect(await levelsOf(FINALIST)).toEqual(before);
});

test('the year after, last year’s programme is not taken for this year’s', async () => {
  await passToNextYear(portal, '2028-09-14');
  await portal.db.pool.query('update etudiants set etape_reinscription = null where matricule = $1', [
    FINALIST,
  ]);
  const who = await portal.as(FINALIST);
  expect((await who.get(url(paeConstraints))).statusCode).toBe(204);
  expect((await who.get(url(paeLevels))).json()).toEqual([]);
  const refused = await save(FINALIST, [], false);
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'pae_non_ouvert']);
});
