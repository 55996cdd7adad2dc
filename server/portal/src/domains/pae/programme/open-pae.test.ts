import { organise } from 'server-testing/academic-year';
import { openTestPortal, type TestPortal } from 'server-testing/portal';
import type { PastOutcome } from '../../shared/programme/past-outcome';
import { buildProgramme, type OfferedUnit } from './build-programme';
import { openPae } from './open-pae';

const NOW = new Date('2026-11-23T10:00:00Z');

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 400_000);
afterAll(() => portal.close());

const etudiantOf = async (matricule: string): Promise<number> => {
  const { rows } = await portal.db.pool.query(
    'select etudiant_id as id from etudiants where matricule = $1',
    [matricule],
  );
  return rows[0].id;
};

const levelsOf = async (inscriptionId: number | null) => {
  const { rows } = await portal.db.pool.query<{ niveau: string; n: number; chosen: number }>(
    `select niveau, count(*)::int as n, sum(selection::int)::int as chosen from pae_unites
     where inscription_id = $1 group by niveau order by min(ordre)`,
    [inscriptionId],
  );
  return rows.map(({ niveau, n, chosen }) => [niveau, n, chosen]);
};

test('a student who chose a master is enrolled in it, with what is left of the bachelor', async () => {
  const etudiantId = await etudiantOf('220301');
  const asked = { etudiantId, diplomeId: 1, now: NOW };
  const id = await portal.db.transaction((tx) => openPae(tx, asked));
  const levels = await levelsOf(id);
  expect(levels.at(-1)).toEqual(['Bloc 1', 11, 0]);
  expect(levels.at(-2)?.[0]).toBe('Cycle précédent, bloc 3');
  expect(levels.at(-2)?.[2]).toBe(1);
  expect(await portal.db.transaction((tx) => openPae(tx, asked))).toBe(id);
});

test('a unit of the bachelor that was never tried is offered in the first year of the master and in the second', async () => {
  const etudiantId = await etudiantOf('820301');
  const { rows } = await portal.db.pool.query<{ id: number }>(
    `delete from resultats using inscriptions i, unites_enseignement u
     where resultats.inscription_id = i.inscription_id and i.etudiant_id = $1
       and u.unite_enseignement_id = resultats.unite_enseignement_id and u.code = 'LECGE1223'
     returning u.unite_enseignement_id as id`,
    [etudiantId],
  );
  await organise(portal, '2027-09-14');
  const stateIn = async (now: Date) => {
    const inscriptionId = await portal.db.transaction((tx) => openPae(tx, { etudiantId, diplomeId: 1, now }));
    const found = await portal.db.pool.query(
      `select niveau, selection, non_selectionnable, credits_valides from pae_unites
       where inscription_id = $1 and unite_enseignement_id = $2`,
      [inscriptionId, rows[0]?.id],
    );
    return found.rows;
  };
  const open = { selection: false, non_selectionnable: false, credits_valides: false };
  const expected = [{ niveau: 'Cycle précédent, bloc 2', ...open }];
  expect(await stateIn(NOW)).toEqual(expected);
  expect(await stateIn(new Date('2027-11-22T10:00:00Z'))).toEqual(expected);
});

test('without a choice the student goes on with the next block', async () => {
  const etudiantId = await etudiantOf('220306');
  const id = await portal.db.transaction((tx) => openPae(tx, { etudiantId, diplomeId: null, now: NOW }));
  expect((await levelsOf(id)).map(([niveau]) => niveau).slice(0, 3)).toEqual(['Bloc 1', 'Bloc 2', 'Bloc 3']);
});

test('a master whose units are not in the catalogue enrols nobody', async () => {
  const etudiantId = await etudiantOf('720301');
  const asked = { etudiantId, diplomeId: 2, now: NOW };
  expect(await portal.db.transaction((tx) => openPae(tx, asked))).toBeNull();
});

const unit = (id: number, bloc = 2): OfferedUnit => ({ id, niveau: `Bloc ${bloc}`, bloc, isOption: false });
const past = (result: PastOutcome['result'], mark: number | null = null): PastOutcome => ({
  result,
  annee: '2025-2026',
  mark,
});

test('failed units are proposed, acquired ones listed, and an untried one waits for its prerequisite', () => {
  const rows = buildProgramme(
    [unit(1, 1), unit(2, 1), unit(3, 1), unit(4), unit(5), unit(6)],
    new Map([
      [1, past('passed', 12.5)],
      [2, past('failed', 6)],
      [5, past('exempted')],
    ]),
    {
      prerequisites: new Map([
        [4, [[2]]],
        [6, [[1], [5]]],
      ]),
      rivals: new Map(),
    },
  );
  expect(
    rows.map((row) => [row.uniteEnseignementId, row.selection, row.nonSelectionnable, row.motif]),
  ).toEqual([
    [1, false, false, 'Validée en 2025-2026, 12,5\u00a0sur\u00a020.'],
    [2, true, false, 'Non validée en 2025-2026\u00a0: à représenter.'],
    [3, false, false, null],
    [4, false, true, null],
    [5, false, false, 'Dispense accordée en 2025-2026.'],
    [6, false, false, null],
  ]);
});

test('one of several alternatives is enough, wherever it was acquired', () => {
  const rows = buildProgramme(
    [unit(1, 1), unit(2, 1), unit(3), unit(4), unit(5)],
    new Map([
      [1, past('passed', 12)],
      [9, past('passed', 12)],
    ]),
    {
      prerequisites: new Map([
        [3, [[1, 2]]],
        [4, [[2, 9]]],
        [5, [[2, 8]]],
      ]),
      rivals: new Map(),
    },
  );
  expect(rows.filter((row) => row.nonSelectionnable).map((row) => row.uniteEnseignementId)).toEqual([5]);
});

test('a unit that was never tried, and what asks for it, wait for the student and not the other way round', () => {
  const rows = buildProgramme([unit(1, 1), unit(2, 1), unit(3)], new Map([[1, past('passed', 12)]]), {
    prerequisites: new Map([[3, [[2]]]]),
    rivals: new Map(),
  });
  expect(rows.map((row) => [row.uniteEnseignementId, row.nonSelectionnable])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test('a failed unit whose matter was acquired under another name is not proposed again', () => {
  const rows = buildProgramme(
    [unit(1), unit(2)],
    new Map([
      [1, past('failed', 4)],
      [9, past('passed', 14)],
    ]),
    {
      prerequisites: new Map(),
      rivals: new Map([[1, [9]]]),
    },
  );
  expect(rows.map((row) => [row.preselection, row.selection])).toEqual([
    [false, false],
    [false, false],
  ]);
});
