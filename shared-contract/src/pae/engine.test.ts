import fc from 'fast-check';
import { aProgramme, aUnit, judged } from '../testing/pae';
import { clicksArbitrary, levelsArbitrary } from '../testing/pae-arbitraries';
import {
  canChoose,
  chooseInstead,
  chosenRivals,
  creditsOf,
  isAcquired,
  listedUnits,
  type PaeSelection,
  readProgramme,
  selectionOf,
  toggleUnit,
  withSelection,
} from './engine';

const NONE: PaeSelection = new Set();
const ids = (selection: PaeSelection) => [...selection].sort((a, b) => a - b);

describe('a click on a unit', () => {
  it('chooses it, and gives it up again', () => {
    const programme = aProgramme([aUnit(1)]);
    const chosen = toggleUnit(programme, NONE, 1);
    expect(ids(chosen)).toEqual([1]);
    expect(ids(toggleUnit(programme, chosen, 1))).toEqual([]);
  });

  it('keeps a preselected unit in the list, struck through and not counted', () => {
    const programme = aProgramme([aUnit(1, { Preselection: true, Select: true })]);
    const after = toggleUnit(programme, selectionOf(programme), 1);
    expect(creditsOf(programme, after)).toBe(0);
    const [level] = withSelection(
      [{ NiveauCoursLibelle: 'x', Cours: [...programme.units] }],
      programme,
      after,
    );
    expect(level?.Cours[0]).toMatchObject({ Select: false, IsDecoche: true, CanSelect: true });
    expect(listedUnits(programme, after)).toHaveLength(1);
  });

  it('does nothing on a closed, validated, exempted, unknown or locked unit', () => {
    const programme = aProgramme([
      aUnit(1, { NotSelectable: true }),
      aUnit(2, { CreditsValides: true }),
      aUnit(3, { IsDispense: true }),
      aUnit(4, { NotSelectable: true, Preselection: true, Select: true }),
    ]);
    const start = selectionOf(programme);
    for (const id of [1, 2, 3, 4, 99]) expect(toggleUnit(programme, start, id)).toBe(start);
    expect(ids(start)).toEqual([4]);
  });

  it('closes its incompatible units, declared by either side, and opens them again', () => {
    const programme = aProgramme([aUnit(1), aUnit(2, { Incompatibilites: [judged(1)] })]);
    const chosen = toggleUnit(programme, NONE, 1);
    expect(canChoose(programme, chosen, 2)).toBe(false);
    expect(canChoose(programme, toggleUnit(programme, chosen, 1), 2)).toBe(true);
    expect(ids(chooseInstead(programme, chosen, 2))).toEqual([2]);
  });

  it('is not answered by a swap where the rival is locked', () => {
    const programme = aProgramme([
      aUnit(1, { NotSelectable: true, Preselection: true, Select: true }),
      aUnit(2, { Incompatibilites: [judged(1)] }),
    ]);
    const start = selectionOf(programme);
    expect(chooseInstead(programme, start, 2)).toBe(start);
  });
});

describe('grouped options', () => {
  const chain = (isGrouped: boolean) =>
    aProgramme(
      [
        aUnit(1, { Corequis: [judged(2)] }),
        aUnit(2, { Corequis: [judged(3)] }),
        aUnit(3, { Corequis: [judged(1)] }),
        aUnit(4, { Corequis: [judged(3)] }),
        aUnit(5, { Corequis: [judged(3, true)] }),
      ],
      isGrouped,
    );

  it('bring corequisites along, through a cycle, and take them away again', () => {
    const chosen = toggleUnit(chain(true), NONE, 1);
    expect(ids(chosen)).toEqual([1, 2, 3]);
    expect(ids(toggleUnit(chain(true), chosen, 1))).toEqual([]);
  });

  it('leave what another chosen unit still asks for', () => {
    const chosen = toggleUnit(chain(true), toggleUnit(chain(true), NONE, 1), 4);
    expect(ids(toggleUnit(chain(true), chosen, 2))).toEqual([1, 2, 3, 4].filter((id) => id !== 2));
  });

  it('bring nothing where the corequisite was passed, or where options are not grouped', () => {
    expect(ids(toggleUnit(chain(true), NONE, 5))).toEqual([5]);
    expect(ids(toggleUnit(chain(false), NONE, 1))).toEqual([1]);
  });

  it('leave a corequisite that the school proposed', () => {
    const programme = aProgramme([
      aUnit(1, { Corequis: [judged(2)] }),
      aUnit(2, { Preselection: true, Select: true }),
    ]);
    const both = toggleUnit(programme, selectionOf(programme), 1);
    expect(ids(toggleUnit(programme, both, 1))).toEqual([2]);
  });
});

describe('whatever is clicked', () => {
  const play = (levels: Parameters<typeof readProgramme>[0], isGrouped: boolean, clicks: number[]) => {
    const programme = readProgramme(levels, isGrouped);
    const start = selectionOf(programme);
    return { programme, start, end: clicks.reduce((all, id) => toggleUnit(programme, all, id), start) };
  };

  it('nothing closed or acquired is ever chosen, and locked units stay', () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.boolean(), clicksArbitrary, (levels, isGrouped, clicks) => {
        const { programme, start, end } = play(levels, isGrouped, clicks);
        for (const unit of programme.units) {
          const id = unit.UniteEnseignementID;
          if (isAcquired(unit)) expect(end.has(id)).toBe(false);
          else if (unit.NotSelectable) expect(end.has(id)).toBe(start.has(id));
        }
      }),
    );
  });

  it('no click puts two incompatible units together, and incompatibility goes both ways', () => {
    fc.assert(
      fc.property(levelsArbitrary, fc.boolean(), clicksArbitrary, (levels, isGrouped, clicks) => {
        const { programme, start, end } = play(levels, isGrouped, clicks);
        const pairs = [...programme.rivals].flatMap(([id, rivals]) =>
          [...rivals].map((rival) => [id, rival] as const),
        );
        for (const [id, rival] of pairs) {
          if (programme.byId.has(rival)) expect(programme.rivals.get(rival)).toContain(id);
          if (end.has(id) && end.has(rival)) expect(start.has(id) && start.has(rival)).toBe(true);
        }
      }),
    );
  });

  it('the total is the sum of what is chosen, and is not changed by going back and forth', () => {
    fc.assert(
      fc.property(levelsArbitrary, clicksArbitrary, fc.nat(13), (levels, clicks, last) => {
        const { programme, end } = play(levels, false, clicks);
        const sum = programme.units
          .filter((unit) => end.has(unit.UniteEnseignementID))
          .reduce((all, unit) => all + unit.ECTS * 10, 0);
        expect(creditsOf(programme, end)).toBe(sum / 10);
        const forth = toggleUnit(programme, end, last + 1);
        const [clicked] = [last + 1].filter((id) => chosenRivals(programme, end, id).length === 0);
        if (forth !== end && clicked !== undefined)
          expect(ids(toggleUnit(programme, forth, last + 1))).toEqual(ids(end));
      }),
    );
  });

  it('a grouped choice is closed under its corequisites, as far as they may be chosen', () => {
    fc.assert(
      fc.property(levelsArbitrary, clicksArbitrary, (levels, clicks) => {
        const programme = readProgramme(levels, true);
        let selection = selectionOf(programme);
        for (const id of clicks) {
          const next = toggleUnit(programme, selection, id);
          if (next.has(id) && !selection.has(id))
            for (const needed of programme.corequisites.get(id) ?? [])
              expect(canChoose(programme, next, needed)).toBe(false);
          selection = next;
        }
      }),
    );
  });

  it('the order of clicks does not matter where nothing is incompatible', () => {
    const withoutRivals = levelsArbitrary.map((levels) =>
      levels.map((level) => ({
        ...level,
        Cours: level.Cours.map((unit) => ({ ...unit, Incompatibilites: [] })),
      })),
    );
    fc.assert(
      fc.property(withoutRivals, fc.boolean(), clicksArbitrary, (levels, isGrouped, clicks) => {
        const choose = (order: number[]) => {
          const programme = readProgramme(levels, isGrouped);
          return order.reduce(
            (all, id) => (canChoose(programme, all, id) ? toggleUnit(programme, all, id) : all),
            selectionOf(programme),
          );
        };
        expect(ids(choose([...clicks].reverse()))).toEqual(ids(choose(clicks)));
      }),
    );
  });
});
