import { aProgramme, aUnit, judged, requisite } from '../testing/pae';
import { alternativesOf } from './alternatives';
import { missingPrerequisites } from './choice-refusal';
import { forecast } from './forecast';
import { missingCorequisites } from './warnings';

const inGroup = <T extends object>(one: T, Groupe: string) => ({ ...one, Groupe });

test('requisites of one group stand for one another, those without a group for themselves', () => {
  const groups = alternativesOf([
    requisite(1),
    inGroup(requisite(2), 'a'),
    { ...requisite(3), Groupe: null },
    inGroup(requisite(4), 'a'),
  ]);
  expect(groups.map((group) => group.map(({ RequisID }) => RequisID))).toEqual([[1], [2, 4], [3]]);
});

const either = [inGroup(requisite(1), 'a'), inGroup(requisite(2), 'a')];
const third = aUnit(3, { NotSelectable: true, Prerequis: either });

test('a prerequisite is missing where none of its alternatives is acquired', () => {
  const closed = aProgramme([aUnit(1), aUnit(2), third]);
  expect(missingPrerequisites(closed, third).map(({ RequisID }) => RequisID)).toEqual([1, 2]);
  const open = aProgramme([aUnit(1), aUnit(2, { CreditsValides: true }), third]);
  expect(missingPrerequisites(open, third)).toEqual([]);
});

test('passing one alternative opens the unit, failing it keeps it closed', () => {
  const programme = aProgramme([aUnit(1), aUnit(2), third]);
  const said = (failed: number[]) => {
    const { opened, stillClosed } = forecast(programme, new Set([1]), new Set(failed));
    return [opened.length, stillClosed.length];
  };
  expect([said([]), said([1])]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('one corequisite of several is enough, and one warning names them all', () => {
  const asking = aUnit(3, { Corequis: [inGroup(judged(1), 'a'), inGroup(judged(2), 'a')] });
  const programme = aProgramme([aUnit(1, { NotSelectable: true }), aUnit(2), asking]);
  expect(missingCorequisites(programme, new Set([2, 3]))).toEqual([]);
  expect(missingCorequisites(programme, new Set([3]))).toMatchObject([
    { requisite: { RequisID: 2, RequisCode: 'BGE2-201 ou BGE2-202' }, addable: { UniteEnseignementID: 2 } },
  ]);
});
