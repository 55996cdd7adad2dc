import fc from 'fast-check';
import { isVcs, vcsDigits, vcsOf } from './orders';

/** Published examples of the Belgian structured communication, right and wrong. */
const VECTORS: [string, boolean][] = [
  ['+++010/8068/17183+++', true],
  ['+++010/8068/17180+++', false],
  ['+++000/0000/00097+++', true],
  ['+++123/4567/89002+++', true],
  ['+++085/1927/54115+++', true],
  ['+++012/3456/78939+++', true],
  ['+++000/0000/00000+++', false],
  ['+++000/0000/09797+++', true],
  ['+++000/0000/09700+++', false],
  ['+++999/9999/99948+++', true],
];

describe('structured communications', () => {
  it.each(VECTORS)('%s is valid: %s', (text, valid) => {
    expect(isVcs(text)).toBe(valid);
  });

  it.each([
    [108068171, '+++010/8068/17183+++'],
    [0, '+++000/0000/00097+++'],
    [97, '+++000/0000/09797+++'],
    [9_999_999_999, '+++999/9999/99948+++'],
  ])('of %i is %s', (serial, text) => {
    expect(vcsOf(serial)).toBe(text);
  });

  it('are always valid when they are made here, and differ by number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (serial) => {
        const digits = vcsDigits(vcsOf(serial));
        return digits !== null && Number(digits.slice(0, 10)) === serial;
      }),
    );
  });

  it('betray one wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (serial, at, shift) => {
          const digits = [...(vcsDigits(vcsOf(serial)) ?? '')];
          digits[at] = String((Number(digits[at]) + shift) % 10);
          return !isVcs(digits.join(''));
        },
      ),
    );
  });

  it('are read with any separators, and refused beside other text', () => {
    expect(isVcs('***085/1927/54115***')).toBe(true);
    expect(isVcs('085192754115')).toBe(true);
    expect(isVcs('réf. 085192754115')).toBe(false);
  });

  it.each([-1, 1.5, 10_000_000_000, Number.NaN])('of %d do not exist', (serial) => {
    expect(() => vcsOf(serial)).toThrow(RangeError);
  });
});
