import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestPortal, type TestPortal } from '../../../testing/portal';
import { buildProgramme, type OfferedUnit, type PastOutcome } from './build-programme';
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

const unit = (id: number, isEarlier = false): OfferedUnit => ({
  id,
  niveau: 'Bloc 1',
  isOption: false,
  isEarlier,
});
const past = (result: PastOutcome['result'], mark: number | null = null): PastOutcome => ({
  result,
  annee: '2025-2026',
  mark,
});

test('failed units are proposed, acquired ones listed, and an untried one waits for its prerequisite', () => {
  const rows = buildProgramme(
    [unit(1, true), unit(2, true), unit(3, true), unit(4), unit(5), unit(6)],
    new Map([
      [1, past('passed', 12.5)],
      [2, past('failed', 6)],
      [5, past('exempted')],
    ]),
    new Map([
      [4, [2]],
      [6, [1, 5]],
    ]),
  );
  expect(
    rows.map((row) => [row.uniteEnseignementId, row.selection, row.nonSelectionnable, row.motif]),
  ).toEqual([
    [1, false, false, 'Validée en 2025-2026, 12,5/20.'],
    [2, true, false, 'Non validée en 2025-2026 : à représenter.'],
    [4, false, true, null],
    [5, false, false, 'Dispense accordée en 2025-2026.'],
    [6, false, false, null],
  ]);
});
