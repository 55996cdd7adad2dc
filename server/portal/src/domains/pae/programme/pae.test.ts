import { openTestPortal, type TestBrowser, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { paeConstraints, paeLevels, savePae } from 'shared-contract/pae/endpoints';
import {
  creditsOf,
  type PaeSelection,
  readProgramme,
  selectionOf,
  toggleUnit,
} from 'shared-contract/pae/engine';
import { type PaeItem, toItems } from 'shared-contract/pae/items';
import type { PaeConstraints, PaeLevel, PaeUnit } from 'shared-contract/pae/pae';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const constraintsOf = async (who: TestBrowser): Promise<PaeConstraints> =>
  (await who.get(url(paeConstraints))).json();
const levelsOf = async (who: TestBrowser): Promise<PaeLevel[]> => (await who.get(url(paeLevels))).json();
const programmeOf = async (who: TestBrowser) =>
  readProgramme(await levelsOf(who), (await constraintsOf(who)).IsOptionsGroupees);
const post = (who: TestBrowser, body: object, headers: Record<string, string> = {}) =>
  who.post(url(savePae), { ECTS: 999, item: [], commentaire: null, submit: false, ...body }, headers);

const byCode = (levels: PaeLevel[]): Map<string, PaeUnit> =>
  new Map(levels.flatMap(({ Cours }) => Cours).map((unit) => [unit.UniteEnseignementCode, unit]));

/** What would be sent after clicks on the units of these codes. */
const itemsAfter = async (
  who: TestBrowser,
  codes: string[],
): Promise<{ items: PaeItem[]; credits: number }> => {
  const programme = await programmeOf(who);
  const units = byCode([{ NiveauCoursLibelle: '', Cours: [...programme.units] }]);
  const selection = codes.reduce<PaeSelection>(
    (all, code) => toggleUnit(programme, all, units.get(code)?.UniteEnseignementID ?? 0),
    selectionOf(programme),
  );
  return { items: toItems(programme, selection), credits: creditsOf(programme, selection) };
};

/** What must stay the same after a refusal. */
const stateOf = async (who: TestBrowser) => [await levelsOf(who), await constraintsOf(who)];

describe('the programme to compose', () => {
  test('has its limits, proposed, closed, validated and exempted units, and 90 credits to choose from', async () => {
    const emma = await portal.as('220303');
    expect(await constraintsOf(emma)).toMatchObject({
      ECTSMin: 45,
      ECTSMax: 65,
      IsSubmit: false,
      IsOptionsGroupees: true,
      AnneeAcademiqueValeur: '2026-2027',
      DateSauvegarde: null,
      DemandeModification: null,
    });
    const levels = await levelsOf(emma);
    expect(levels.map(({ NiveauCoursLibelle }) => NiveauCoursLibelle)).toEqual([
      'Bloc 1',
      'Bloc 2',
      'Bloc 3',
      'Options\u00a0: économie',
      'Options\u00a0: méthodes',
      'Options\u00a0: entreprise',
      'Options\u00a0: langues',
    ]);
    const units = byCode(levels);
    expect(units.get('LECGE1212')).toMatchObject({ Preselection: true, Select: true, CanSelect: true });
    expect(units.get('LECGE1212')?.Motif).toMatch(/^Non validée en 2025-2026/);
    expect(units.get('LECGE1331')).toMatchObject({ NotSelectable: true, CanSelect: false });
    expect(units.get('MANGL1339')).toMatchObject({ IsDispense: true, Select: false, CanSelect: false });
    expect(units.get('LECGE1222')).toMatchObject({ CreditsValides: true });
    expect(units.get('LINGE1221')).toMatchObject({ CanSelect: false, NotSelectable: false });
    const open = [...units.values()].filter((unit) => unit.CanSelect);
    expect(open.reduce((sum, { ECTS }) => sum + ECTS, 0)).toBe(90);
  });

  test('is not blocked by the real cycle of prerequisites: Chinese I and II ask for one another', async () => {
    const units = byCode(await levelsOf(await portal.as('220303')));
    for (const [code, other] of [
      ['LCHIN1100', 'LCHIN1300'],
      ['LCHIN1300', 'LCHIN1100'],
    ] as const) {
      expect(units.get(code)?.Prerequis.map(({ RequisCode }) => RequisCode)).toEqual([other]);
      expect(units.get(code)).toMatchObject({ NotSelectable: false, CanSelect: true });
    }
  });

  test('of a student who may not, or has not been through the wizard, is refused', async () => {
    const refused = await (await portal.as('220302')).get(url(paeLevels));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'reinscription_refusee' });
    expect(refused.json().detail).toContain('10 jours calendrier');
    const early = await (await portal.as('220301')).get(url(paeLevels));
    expect([early.statusCode, early.json().code]).toEqual([412, 'reinscription_d_abord']);
    expect((await (await portal.as('230101')).get(url(paeLevels))).statusCode).toBe(403);
  });
});

describe('a save', () => {
  test('keeps the selection and the comment, counts the credits itself, and gives no receipt', async () => {
    const emma = await portal.as('720303');
    const { items, credits } = await itemsAfter(emma, ['LECGE1317', 'LECGE1321']);
    const answer = await post(emma, { item: items, commentaire: 'Bonjour' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ECTS: credits, Recu: null });
    const units = byCode(await levelsOf(emma));
    expect(units.get('LECGE1317')).toMatchObject({ Select: true });
    expect(units.get('LECGE1321')).toMatchObject({ Select: false, IsDecoche: true, CanSelect: true });
    expect(units.get('MGEST1323')).toMatchObject({ CanSelect: true });
    expect(await constraintsOf(emma)).toMatchObject({ Commentaire: 'Bonjour', IsSubmit: false });
  });

  test('that changes nothing leaves the version, so that opening the page spoils no other tab', async () => {
    const emma = await portal.as('720303');
    const { Version, Commentaire } = await constraintsOf(emma);
    const { items } = await itemsAfter(emma, []);
    const answer = await post(emma, { item: items, commentaire: Commentaire, version: Version });
    expect(answer.json().Version).toBe(Version);
  });

  test('from a tab that read an older version is refused, and changes nothing', async () => {
    const emma = await portal.as('720303');
    const { Version } = await constraintsOf(emma);
    const { items } = await itemsAfter(emma, ['LECGE1332']);
    expect((await post(emma, { item: items, version: Version })).statusCode).toBe(200);
    const before = await stateOf(emma);
    const stale = await post(emma, { item: [], version: Version });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'pae_modifie']);
    expect(await stateOf(emma)).toEqual(before);
  });

  test.each([
    ['of another programme', '3BASE30', 'ne fait pas partie'],
    ['that does not exist', null, 'ne fait pas partie'],
    ['that is closed', 'LECGE1331', 'ne peut pas être choisie'],
    ['that is validated', 'LECGE1222', 'déjà acquise'],
    ['that is exempted', 'MANGL1339', 'déjà acquise'],
    ['incompatible with a chosen one', 'LINGE1221', 'incompatibles'],
  ])('with a unit %s is refused, and changes nothing', async (_, code, message) => {
    const emma = await portal.as('820303');
    const { rows } = await portal.db.pool.query<{ id: number }>(
      'select unite_enseignement_id as id from unites_enseignement where code = $1',
      [code],
    );
    const UniteEnseignementID = rows[0]?.id ?? 999_999;
    const before = await stateOf(emma);
    const { items } = await itemsAfter(emma, []);
    const forged = [...items, { UniteEnseignementID, Select: true, IsDecoche: false }];
    for (const submit of [false, true]) {
      const answer = await post(emma, { item: forged, submit });
      expect(answer.statusCode).toBe(422);
      expect(JSON.stringify(answer.json().errors)).toContain(message);
    }
    expect(await stateOf(emma)).toEqual(before);
  });

  test('of nothing is kept as a draft, and can’t be submitted', async () => {
    const emma = await portal.as('820303');
    const before = await stateOf(emma);
    const { items } = await itemsAfter(emma, []);
    for (const item of [[], items.map((one) => ({ ...one, Select: false, IsDecoche: true }))]) {
      const refused = await post(emma, { item, submit: true });
      expect([refused.statusCode, refused.json().detail]).toEqual([
        422,
        'Votre programme est vide\u00a0: choisissez au moins une unité avant de le soumettre.',
      ]);
      expect(refused.json().errors[0].path).toBe('item');
    }
    expect(await stateOf(emma)).toEqual(before);
    expect((await post(emma, { item: [] })).json()).toMatchObject({ ECTS: 0, Recu: null });
    expect((await post(emma, { item: items })).statusCode).toBe(200);
  });

  test('is refused with a unit twice, or without a list', async () => {
    const emma = await portal.as('820303');
    const { items } = await itemsAfter(emma, []);
    expect((await post(emma, { item: [...items, ...items] })).statusCode).toBe(422);
    expect((await post(emma, { item: null })).statusCode).toBe(422);
    expect((await post(emma, { item: items, submit: 'oui' })).statusCode).toBe(422);
  });

  test('is never made for a student in view', async () => {
    const admin = await portal.as('admin');
    await admin.view('820303');
    const shown = { 'x-matricule': '820303' };
    expect((await admin.get(url(paeLevels), shown)).statusCode).toBe(200);
    expect((await post(admin, {}, shown)).statusCode).toBe(403);
  });
});

describe('a submission', () => {
  test('is asked about where it is below the minimum and no comment says why', async () => {
    const emma = await portal.as('920303');
    const { items, credits } = await itemsAfter(emma, []);
    const before = await stateOf(emma);
    const refused = await post(emma, { item: items, submit: true, Confirmations: [] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'a_confirmer']);
    expect(refused.json().errors).toMatchObject([{ path: `sous-minimum-${credits}` }]);
    expect(await stateOf(emma)).toEqual(before);
    // Saving asks nothing.
    expect((await post(emma, { item: items, Confirmations: [] })).statusCode).toBe(200);
  });

  test('binds once: a receipt, and no save afterwards, automatic or not', async () => {
    const emma = await portal.as('920303');
    const { items, credits } = await itemsAfter(emma, ['LECGE1317']);
    const first = await post(emma, { item: items, submit: true, commentaire: 'Merci' });
    expect(first.statusCode).toBe(200);
    const receipt = (await emma.get(`/api/v1/recus/${first.json().Recu.Numero}`)).json();
    expect(receipt.Lignes.at(-2)).toEqual({
      Libelle: 'Total',
      Valeur: `${credits}\u00a0crédits`,
      Genre: 'total',
    });
    expect(receipt.Lignes.at(-1)).toEqual({ Libelle: 'Commentaire', Valeur: 'Merci' });
    const before = await stateOf(emma);
    expect(before[1]).toMatchObject({ IsSubmit: true });
    for (const submit of [false, true]) {
      const again = await post(emma, { item: [], submit });
      expect([again.statusCode, again.json().code]).toEqual([409, 'pae_soumis']);
    }
    expect(await stateOf(emma)).toEqual(before);
  });

  test('that is sent twice at once, by a double click, is one submission with one answer', async () => {
    const emma = await portal.as('220303');
    const { items } = await itemsAfter(emma, []);
    const key = { 'idempotency-key': '5a5b4f3e-6b0e-4d0a-9a0e-3f7a6f1f2a10' };
    const both = await Promise.all([1, 2].map(() => post(emma, { item: items, submit: true }, key)));
    const third = await post(emma, { item: items, submit: true }, key);
    expect(third.statusCode).toBe(200);
    for (const { statusCode } of both) expect([200, 409]).toContain(statusCode);
    const issued: { Domaine: string }[] = (await emma.get('/api/v1/recus')).json();
    expect(issued.filter(({ Domaine }) => Domaine === 'Programme annuel')).toHaveLength(1);
  });

  test('of the persona that submitted stands, with options that are not grouped', async () => {
    const zoe = await portal.as('220307');
    expect(await constraintsOf(zoe)).toMatchObject({ IsSubmit: true, IsOptionsGroupees: false });
    expect((await post(zoe, {})).statusCode).toBe(409);
  });
});
