import fc from 'fast-check';
import { aSupport } from '../testing/examples';
import { matchesFilter } from './match-support';
import { chosenLines, readSelection, withAll, withQuantity } from './selection';

const empty = readSelection(null);

describe('a selection', () => {
  it('drops a support whose quantity falls to 0 or less', () => {
    const two = withQuantity(empty, ['A', 'B'], 2);
    expect(withQuantity(two, ['A'], 0).quantities).toEqual({ B: 2 });
    expect(withQuantity(two, ['B'], -1).quantities).toEqual({ A: 2 });
  });

  it('keeps the quantities of what is already chosen when all are', () => {
    expect(withAll(withQuantity(empty, ['A'], 3), ['A', 'B']).quantities).toEqual({ A: 3, B: 1 });
  });

  it('has lines for what is still on sale alone', () => {
    const chosen = withQuantity(empty, ['SYL-2041', 'GONE'], 2);
    expect(chosenLines([aSupport()], chosen)).toEqual([aSupport({ LigneCommandeQuantite: 2 })]);
  });

  it('comes out of any draft without an error, quantities being whole and positive', () => {
    fc.assert(
      fc.property(fc.anything(), (contents) => {
        const { quantities, acceptedAt } = readSelection({ quantities: contents, acceptedAt: contents });
        return (
          acceptedAt === null && Object.values(quantities).every((one) => Number.isInteger(one) && one > 0)
        );
      }),
    );
  });

  it('survives its draft', () => {
    const chosen = { ...withQuantity(empty, ['A'], 4), hasUnlisted: true };
    expect(readSelection(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });
});

describe('the search', () => {
  it.each([
    ['comptabilite', true],
    ['ANALYTIQUE compta', true],
    ['syl-2041', true],
    ['bge2-201', true],
    ['', true],
    ['droit', false],
    ['comptabilite droit', false],
  ])('for « %s » finds the support: %p', (words, found) => {
    expect(matchesFilter(aSupport(), { words, type: null })).toBe(found);
  });

  it('takes the type into account', () => {
    expect(matchesFilter(aSupport(), { words: '', type: 'Livre' })).toBe(false);
  });
});
