import { isInRange } from './contract-range';

describe('isInRange', () => {
  it.each([
    ['1.0.0', '^1.0.0'],
    ['1.4.2', '^1.0.0'],
    ['1.0.3', '~1.0.1'],
    ['1.2.3', '1.2.3'],
    ['0.2.5', '^0.2.1'],
  ])('accepts %s in %s', (version, range) => {
    expect(isInRange(version, range)).toBe(true);
  });

  it.each([
    ['1.0.0', '^1.0.1'],
    ['2.0.0', '^1.0.0'],
    ['1.1.0', '~1.0.0'],
    ['1.2.4', '1.2.3'],
    ['0.3.0', '^0.2.0'],
    ['1.0.0', '>=1.0.0'],
    ['1.0.0', ''],
    ['one', '^1.0.0'],
  ])('refuses %s in %s', (version, range) => {
    expect(isInRange(version, range)).toBe(false);
  });
});
