import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paeLevels } from 'shared-contract/pae/endpoints';
import type { PaeLevel } from 'shared-contract/pae/pae';
import type { ProgressCycle } from 'shared-contract/progress/answers';
import { progress } from 'shared-contract/progress/endpoints';
import { openTestPortal, type TestPortal } from '../../../testing/portal';
import { url } from '../../../testing/url';

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
  for (const { ECTS, Acquis, EnCours, AVenir, Blocs, Annees } of cycles) {
    const blocks = Blocs.filter(({ EstOption }) => !EstOption);
    expect(Acquis + EnCours + AVenir).toBeCloseTo(ECTS);
    expect(sum(blocks.map((block) => block.Acquis))).toBeCloseTo(Acquis);
    expect(sum(blocks.map((block) => block.ECTS))).toBeCloseTo(ECTS);
    for (const block of Blocs) expect(sum(block.Unites.map((unit) => unit.ECTS))).toBeCloseTo(block.ECTS);
    expect(sum(Annees.map((year) => year.Acquis))).toBeCloseTo(Acquis);
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
