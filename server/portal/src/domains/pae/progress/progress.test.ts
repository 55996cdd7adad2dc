import { openTestPortal, type TestPortal } from 'server-testing/portal';
import { url } from 'server-testing/url';
import { paeLevels } from 'shared-contract/pae/endpoints';
import type { PaeLevel } from 'shared-contract/pae/pae';
import type { ProgressCycle } from 'shared-contract/progress/answers';
import { progress } from 'shared-contract/progress/endpoints';
import { findPae } from '../../shared/programme/programme.queries';
import { loadLevels } from '../../shared/programme/read-programme';
import { openPae } from '../programme/open-pae';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const progressOf = async (username: string): Promise<ProgressCycle[]> =>
  (await (await portal.as(username)).get(url(progress))).json();

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const STUDENTS = ['230101', '230107', '220303', '220305', '210203'];

test.each(STUDENTS)('of %s, figures, blocks and years say the same', async (username) => {
  const cycles = await progressOf(username);
  expect(cycles.length).toBeGreaterThan(0);
  for (const { ECTS, Acquis, EnCours, AVenir, Avant, Blocs, Annees } of cycles) {
    const blocks = Blocs.filter(({ EstOption }) => !EstOption);
    expect(Acquis + EnCours + AVenir).toBeCloseTo(ECTS);
    expect(sum(blocks.map((block) => block.Acquis))).toBeCloseTo(Acquis);
    expect(sum(blocks.map((block) => block.ECTS))).toBeCloseTo(ECTS);
    for (const block of Blocs) expect(sum(block.Unites.map((unit) => unit.ECTS))).toBeCloseTo(block.ECTS);
    expect(sum(Annees.map((year) => year.Acquis)) + (Avant?.Acquis ?? 0)).toBeCloseTo(Acquis);
    expect(sum(Blocs.map((block) => block.AcquisAvant))).toBeCloseTo(Avant?.Acquis ?? 0);
  }
});

test('what is acquired is what the annual programme says is', async () => {
  const levels: PaeLevel[] = (await (await portal.as('220303')).get(url(paeLevels))).json();
  const [cycle] = await progressOf('220303');
  const states = new Map(
    (cycle?.Blocs ?? []).flatMap(({ Unites }) =>
      Unites.map(({ UniteEnseignementID, Etat }) => [UniteEnseignementID, Etat]),
    ),
  );
  const shared = levels.flatMap(({ Cours }) => Cours).filter((unit) => states.has(unit.UniteEnseignementID));
  expect(shared.length).toBeGreaterThan(10);
  for (const unit of shared)
    expect(`${unit.UniteEnseignementCode} ${states.get(unit.UniteEnseignementID) === 'acquis'}`).toBe(
      `${unit.UniteEnseignementCode} ${unit.CreditsValides || unit.IsDispense}`,
    );
});

test('a master’s student reads both cycles, the one in progress first', async () => {
  const cycles = await progressOf('210203');
  expect(cycles.map(({ Cycle }) => Cycle)).toEqual(['Master', 'Bachelier']);
});

const acquiredCodes = (cycle: ProgressCycle | undefined, libelle: string): string[] =>
  (cycle?.Blocs ?? [])
    .filter(({ Libelle }) => Libelle === libelle)
    .flatMap(({ Unites }) => Unites.filter(({ Etat }) => Etat === 'acquis'))
    .map(({ UniteEnseignementCode }) => UniteEnseignementCode);

test('a graduate has acquired all of it, what she did before the portal knew her included', async () => {
  const [cycle] = await progressOf('220305');
  expect(cycle).toMatchObject({
    ECTS: 180,
    Acquis: 180,
    EnCours: 0,
    AVenir: 0,
    DiplomeAccordeEn: '2025-2026',
  });
  expect(cycle?.Avant).toEqual({ PremiereAnneeValeur: '2024-2025', Acquis: 60 });
  const [one, two] = cycle?.Blocs ?? [];
  expect([one?.AcquisAvant, two?.AcquisAvant]).toEqual([60, 0]);
  expect(one?.Unites[0]?.Motif).toBe('Acquise avant 2024-2025, première année que le portail connaît.');
});

test('who was let in with a unit of an earlier block left to take has not acquired that one', async () => {
  const [before] = await progressOf('830107');
  const whole = acquiredCodes(before, 'Bloc 1');
  expect(before?.Avant).toEqual({ PremiereAnneeValeur: '2026-2027', Acquis: 60 });
  const [code] = whole;
  await portal.db.pool.query(
    `insert into resultats (inscription_id, unite_enseignement_id, q1, q2, ects)
     select max(i.inscription_id), u.unite_enseignement_id, true, false, u.ects
     from inscriptions i join etudiants e using (etudiant_id), unites_enseignement u
     where e.matricule = '830107' and u.code = $1 group by u.unite_enseignement_id, u.ects`,
    [code],
  );
  const [after] = await progressOf('830107');
  expect(acquiredCodes(after, 'Bloc 1')).toEqual(whole.slice(1));
  expect(after?.Blocs[0]?.Unites[0]?.Etat).toBe('en_cours');
});

test('a jury that ends the cycle grants what results leave failed', async () => {
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `update resultats r set resultat_session1 = 8, resultat_session2 = null, resultat_session3 = null
     from inscriptions i, etudiants e, unites_enseignement u
     where i.inscription_id = r.inscription_id and e.etudiant_id = i.etudiant_id and e.matricule = '820305'
       and u.unite_enseignement_id = r.unite_enseignement_id and u.code = 'LECGE1316'
       and r.activite_apprentissage_id is null
     returning u.unite_enseignement_id as id`,
  );
  const [cycle] = await progressOf('820305');
  expect(cycle).toMatchObject({ Acquis: 180, AVenir: 0 });
  const units = (cycle?.Blocs ?? []).flatMap(({ Unites }) => Unites);
  expect(units.find(({ UniteEnseignementID }) => UniteEnseignementID === rows[0]?.id)).toMatchObject({
    Etat: 'acquis',
    Motif: 'Acquise avec le diplôme, que le jury a accordé en 2025-2026.',
  });
});

test('the annual programme counts the same as acquired, one that was opened before included', async () => {
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `select etudiant_id as id from etudiants where matricule = '920305'`,
  );
  const asked = { etudiantId: rows[0]?.id ?? 0, diplomeId: 1, now: new Date('2026-11-23T10:00:00Z') };
  const inscriptionId = await portal.db.transaction((tx) => openPae(tx, asked));
  const acquiredBefore = async () => {
    const row = await findPae(portal.db.orm, asked.etudiantId, '2026-11-23');
    const { levels } = row ? await loadLevels(portal.db.orm, row) : { levels: [] };
    return levels
      .filter(({ NiveauCoursLibelle }) => NiveauCoursLibelle === 'Cycle précédent, bloc 1')
      .flatMap(({ Cours }) =>
        Cours.map(({ CreditsValides, CanSelect, Motif }) => [CreditsValides, CanSelect, Motif]),
      );
  };
  const first = await acquiredBefore();
  expect(first.length).toBeGreaterThan(5);
  for (const unit of first)
    expect(unit).toEqual([true, false, 'Acquise avant 2024-2025, première année que le portail connaît.']);
  await portal.db.pool.query(
    'update pae_unites set credits_valides = false, motif = null where inscription_id = $1',
    [inscriptionId],
  );
  expect(await acquiredBefore()).toEqual(first);
});
