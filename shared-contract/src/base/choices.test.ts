import fc from 'fast-check';
import { examRefusal } from '../exams/exams';
import { nextBestGroup } from '../tp/tp';

const linesArbitrary = fc.uniqueArray(
  fc.record({ Code: fc.constantFrom('A', 'B', 'C', 'D'), ResultatEtudiantInscrit: fc.boolean() }),
  { selector: ({ Code }) => Code },
);

const groupsArbitrary = fc.uniqueArray(
  fc.record({ ID: fc.integer({ min: 1, max: 50 }), PlacesRestantes: fc.nat(5), Disabled: fc.boolean() }),
  { selector: ({ ID }) => ID },
);

describe('a choice of exams', () => {
  it('goes through exactly when it adds one to the registered ones', () => {
    fc.assert(
      fc.property(linesArbitrary, fc.subarray(['A', 'B', 'C', 'D']), (lines, ticked) => {
        const adds = lines.some((line) => !line.ResultatEtudiantInscrit && ticked.includes(line.Code));
        expect(examRefusal(lines, ticked) === null).toBe(adds);
      }),
    );
  });
});

describe('the next best group', () => {
  it('is free, and no free group has more places', () => {
    fc.assert(
      fc.property(groupsArbitrary, (groups) => {
        const free = groups.filter(({ Disabled, PlacesRestantes }) => !Disabled && PlacesRestantes > 0);
        const best = nextBestGroup(groups);
        expect(best !== null).toBe(free.length > 0);
        if (best === null) return;
        expect(free).toContain(best);
        expect(Math.max(...free.map(({ PlacesRestantes }) => PlacesRestantes))).toBe(best.PlacesRestantes);
      }),
    );
  });
});
