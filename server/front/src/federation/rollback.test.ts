import { failsTooMany } from './rollback';

describe('the rule', () => {
  const rule = { people: 5, percent: 20, minutes: 10 };

  it.each([
    [{ failed: 5, heard: 25 }, true],
    [{ failed: 5, heard: 26 }, false],
    [{ failed: 4, heard: 4 }, false],
    [{ failed: 1, heard: 1 }, false],
  ])('of %j says %s', (counts, outcome) => {
    expect(failsTooMany(counts, rule)).toBe(outcome);
  });

  it('is off at zero persons', () => {
    expect(failsTooMany({ failed: 900, heard: 900 }, { ...rule, people: 0 })).toBe(false);
  });
});
