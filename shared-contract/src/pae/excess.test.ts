import fc from 'fast-check';
import { aProgramme, aUnit } from '../testing/pae';
import { clicksArbitrary, levelsArbitrary } from '../testing/pae-arbitraries';
import type { PaeUnit } from './answers';
import { canGiveUp, creditsOf, type PaeSelection, readProgramme, selectionOf, toggleUnit } from './engine';
import { unitsInExcess } from './excess';

const unit = (id: number, ECTS: number, IsOption = false) => aUnit(id, { ECTS, IsOption, Select: true });
const proposed = (units: PaeUnit[], limit: number) => {
  const programme = aProgramme(units);
  return unitsInExcess(programme, selectionOf(programme), limit).map((one) => one.UniteEnseignementID);
};

describe('units in excess', () => {
  it('are options before core units of the same size', () => {
    const units = [unit(1, 5), unit(2, 5), unit(3, 5, true), unit(4, 5, true)];
    expect(proposed(units, 10)).toEqual([3, 4]);
    expect(proposed(units, 15)).toEqual([3]);
  });

  it('are options even where a core unit would overshoot less', () => {
    expect(proposed([unit(1, 5), unit(2, 6, true)], 6)).toEqual([2]);
    expect(proposed([unit(1, 5), unit(2, 2, true), unit(3, 4, true)], 6)).toEqual([2, 3]);
  });

  it('are core units where the options are not enough, and no option that is then too many', () => {
    expect(proposed([unit(1, 10), unit(2, 2, true)], 2)).toEqual([1]);
    expect(proposed([unit(1, 10), unit(2, 10), unit(3, 2, true)], 10)).toEqual([1, 3]);
  });

  it('are none where nothing of the student’s own is enough', () => {
    expect(proposed([aUnit(1, { ECTS: 10, Select: true, Preselection: true }), unit(2, 2)], 5)).toEqual([]);
  });
});

describe('whatever stands', () => {
  const limits = fc.integer({ min: 0, max: 60 });
  const law = (
    check: (facts: {
      excess: PaeUnit[];
      own: PaeUnit[];
      credits: (leaving: readonly PaeUnit[]) => number;
      limit: number;
    }) => void,
  ) =>
    fc.assert(
      fc.property(levelsArbitrary, clicksArbitrary, limits, (levels, clicks, limit) => {
        const programme = readProgramme(levels, false);
        const end = clicks.reduce<PaeSelection>(
          (all, id) => toggleUnit(programme, all, id),
          selectionOf(programme),
        );
        const excess = unitsInExcess(programme, end, limit);
        const own = programme.units.filter(
          (one) => canGiveUp(programme, end, one.UniteEnseignementID) && !one.Preselection,
        );
        const credits = (leaving: readonly PaeUnit[]) => {
          const gone = new Set(leaving.map((one) => one.UniteEnseignementID));
          return creditsOf(programme, new Set([...end].filter((id) => !gone.has(id))));
        };
        check({ excess, own, credits, limit });
      }),
    );

  it('what is proposed is the student’s own, and is proposed wherever it can bring the total within the limit', () => {
    law(({ excess, own, credits, limit }) => {
      for (const one of excess) expect(own).toContain(one);
      if (credits([]) <= limit) expect(excess).toEqual([]);
      else expect(excess.length > 0).toBe(credits(own) <= limit);
      if (excess.length > 0) expect(credits(excess)).toBeLessThanOrEqual(limit);
    });
  });

  it('none of it is too many', () => {
    law(({ excess, credits, limit }) => {
      for (const one of excess)
        expect(credits(excess.filter((other) => other !== one))).toBeGreaterThan(limit);
    });
  });

  it('a core unit is proposed only where all the options together are not enough', () => {
    law(({ excess, own, credits, limit }) => {
      if (excess.some(({ IsOption }) => !IsOption))
        expect(credits(own.filter(({ IsOption }) => IsOption))).toBeGreaterThan(limit);
    });
  });
});
