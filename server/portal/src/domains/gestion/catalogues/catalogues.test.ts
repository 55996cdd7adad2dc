import { type CatalogueDesk, only, openCatalogueDesk } from 'server-testing/gestion/catalogue-desk';
import { url } from 'server-testing/url';
import { entryEffect, entryHistory, saveSupport } from 'shared-contract/catalogues/endpoints';

let desk: CatalogueDesk;

beforeAll(async () => {
  desk = await openCatalogueDesk();
}, 400_000);
afterAll(() => desk.portal.close());

/** A support of the secretariat's sections that is ordered this year. */
const orderedSupport = async () =>
  only(
    (await desk.supportsOf(desk.secretariat)).Lignes.find(
      ({ Modifiable, Exemplaires, Valeurs }) => Modifiable && Exemplaires > 1 && !Valeurs.Retire,
    ),
  );

describe('what is listed', () => {
  test('is of one’s sections, each with what is taken of it', async () => {
    const [all, own] = [await desk.supportsOf(desk.admin), await desk.supportsOf(desk.secretariat)];
    expect(own.Lignes.length).toBeGreaterThan(0);
    expect(own.Lignes.length).toBeLessThan(all.Lignes.length);
    expect(own.Comptes).toEqual({
      syllabus: own.Lignes.length,
      groupes: (await desk.groupsOf(desk.secretariat)).Lignes.length,
      examens: (await desk.examsOf(desk.secretariat)).Lignes.length,
    });
    const mine = new Set(own.Sections.map(({ ProgrammeID }) => ProgrammeID));
    for (const { Sections, Modifiable } of own.Lignes) {
      expect(Sections.some((id) => mine.has(id))).toBe(true);
      expect(Modifiable).toBe(Sections.every((id) => mine.has(id)));
    }
  });

  test('says which titles are English', async () => {
    const { Lignes } = await desk.groupsOf(desk.admin);
    const { Lignes: supports } = await desk.supportsOf(desk.admin);
    for (const { TitresAnglais = [], Cours } of Lignes)
      expect(TitresAnglais.every((title) => Cours.includes(title))).toBe(true);
    expect([...Lignes, ...supports].some(({ TitresAnglais = [] }) => TitresAnglais.length > 0)).toBe(true);
    expect(Lignes.some(({ TitresAnglais = [] }) => TitresAnglais.length === 0)).toBe(true);
  });
});

describe('a course material', () => {
  test('has another price from now on; orders keep theirs, and nobody else’s change is lost', async () => {
    const { ID, Valeurs, Commandes, Exemplaires } = await orderedSupport();
    const Apres = { ...Valeurs, SupportCoursPrix: Valeurs.SupportCoursPrix + 100 };
    expect(await desk.effectOf('syllabus', ID, Apres)).toEqual({
      Concernes: Commandes,
      Exemplaires,
      Prevenus: 0,
      Conflits: [],
      LocauxLibres: [],
    });
    const kept = await desk.count('lignes_commande where support_id = $1 and prix <> $2', [
      ID,
      Apres.SupportCoursPrix,
    ]);
    const path = url(saveSupport, { id: ID });
    const saved = await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres });
    expect([saved.statusCode, saved.json()]).toEqual([200, { Prevenus: 0 }]);
    expect(
      await desk.count('lignes_commande where support_id = $1 and prix <> $2', [ID, Apres.SupportCoursPrix]),
    ).toBe(kept);
    const stale = await desk.put(desk.admin, path, { Avant: Valeurs, Apres: { ...Valeurs, Retire: true } });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'fiche_modifiee']);
    expect(stale.json().detail).toContain('par Nadia Aksoy');
    expect(
      await desk.count("audit_events where action = 'support.modifie' and target = $1", [`syllabus:${ID}`]),
    ).toBe(1);
    expect((await desk.historyOf('syllabus', ID))[0]).toMatchObject({
      Par: 'Nadia Aksoy, Secrétariat de gestion',
      EstDernier: true,
      Champs: [{ Champ: 'SupportCoursPrix', Avant: Valeurs.SupportCoursPrix, Apres: Apres.SupportCoursPrix }],
    });
    expect((await desk.undo('syllabus', ID)).statusCode).toBe(200);
    expect(only((await desk.supportsOf(desk.admin)).Lignes.find((row) => row.ID === ID)).Valeurs).toEqual(
      Valeurs,
    );
  });

  test('has a stock that is never below what is ordered', async () => {
    const { ID, Valeurs, Exemplaires } = await orderedSupport();
    const path = url(saveSupport, { id: ID });
    const low = await desk.put(desk.secretariat, path, {
      Avant: Valeurs,
      Apres: { ...Valeurs, Stock: Exemplaires - 1 },
    });
    expect([low.statusCode, low.json().errors[0].path]).toEqual([422, 'Apres.Stock']);
    const exact = { ...Valeurs, Stock: Exemplaires };
    expect((await desk.put(desk.secretariat, path, { Avant: Valeurs, Apres: exact })).statusCode).toBe(200);
    const { rows } = await desk.portal.db.pool.query('select stock from supports where support_id = $1', [
      ID,
    ]);
    expect(rows).toEqual([{ stock: Exemplaires }]);
    expect((await desk.undo('syllabus', ID)).statusCode).toBe(200);
  });

  test('is refused with what a package would refuse', async () => {
    const { ID, Valeurs } = await orderedSupport();
    for (const wrong of [
      { SupportCoursPrix: 0 },
      { SupportCoursPrix: 1.5 },
      { SupportCoursLibelle: ' ' },
      { SupportCoursLibelle: 'Deux\nlignes' },
      { Stock: -1 },
    ]) {
      const answer = await desk.put(desk.secretariat, url(saveSupport, { id: ID }), {
        Avant: Valeurs,
        Apres: { ...Valeurs, ...wrong },
      });
      expect(answer.statusCode).toBe(422);
    }
    expect(await desk.historyOf('syllabus', ID)).toHaveLength(4);
  });
});

describe('the values whose effect is asked for', () => {
  test.each([
    '{"constructor":1}',
    '{"__proto__":{"Stock":1}}',
    '{"toString":null,"hasOwnProperty":1}',
    '{"Jour":{"toString":1},"Stock":{"toString":1},"ExamenDate":{"toString":1}}',
    'null',
    '[]',
    '"x"',
    '{"',
  ])('%s are refused in words, in each catalogue', async (apres) => {
    const { secretariat } = desk;
    const [support, group, exam] = [
      only((await desk.supportsOf(secretariat)).Lignes[0]),
      only((await desk.groupsOf(secretariat)).Lignes[0]),
      only((await desk.examsOf(secretariat)).Lignes[0]),
    ];
    const asked = { syllabus: support.ID, groupes: group.ID, examens: exam.ID };
    for (const [genre, id] of Object.entries(asked))
      expect((await secretariat.get(url(entryEffect, { genre, id, apres }))).statusCode).toBe(400);
  });
});

describe('who may', () => {
  test('what is of other sections is not a secretariat’s', async () => {
    const own = new Set((await desk.supportsOf(desk.secretariat)).Lignes.map(({ ID }) => ID));
    const { ID, Valeurs } = only((await desk.supportsOf(desk.admin)).Lignes.find((row) => !own.has(row.ID)));
    const refused = [
      await desk.put(desk.secretariat, url(saveSupport, { id: ID }), {
        Avant: Valeurs,
        Apres: { ...Valeurs, Retire: true },
      }),
      await desk.secretariat.get(url(entryEffect, { genre: 'syllabus', id: ID })),
      await desk.secretariat.get(url(entryHistory, { genre: 'syllabus', id: ID })),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await desk.historyOf('syllabus', ID)).toEqual([]);
  });

  test('an account that may not edit catalogues sees none of them', async () => {
    await desk.portal.db.pool.query(`update gestion_sections set actes = '{demandes}' where compte_id = 5`);
    expect((await desk.supportsOf(desk.secretariat)).Lignes).toEqual([]);
    await desk.portal.db.pool.query('update gestion_sections set actes = default where compte_id = 5');
    expect((await desk.supportsOf(desk.secretariat)).Lignes.length).toBeGreaterThan(0);
  });
});
