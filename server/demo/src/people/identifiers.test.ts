import fc from 'fast-check';
import { belgianIban, nationalNumber } from './identifiers';

const isNationalNumber = (value: string, bornFrom2000: boolean): boolean => {
  const base = Number(`${bornFrom2000 ? '2' : ''}${value.slice(0, 9)}`);
  return 97 - (base % 97) === Number(value.slice(9));
};

const isIban = (value: string): boolean => {
  const bban = BigInt(value.slice(4, 14)) % 97n;
  const digits = `${value.slice(4)}1114${value.slice(2, 4)}`;
  return BigInt(digits) % 97n === 1n && (bban === 0n ? 97n : bban) === BigInt(value.slice(14));
};

describe('national numbers', () => {
  test.each([
    ['1985-07-30', 33, '85073003328'],
    ['2017-07-30', 33, '17073003384'],
    ['1975-06-08', 980, '75060898009'],
  ])('born on %s, rank %i: %s', (birthday, rank, expected) => {
    expect(nationalNumber(birthday, rank)).toBe(expected);
  });

  test('always carry the key of their century', () => {
    const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 998 }), (date, rank) => {
        const birthday = date.toISOString().slice(0, 10);
        expect(isNationalNumber(nationalNumber(birthday, rank), birthday >= '2000')).toBe(true);
      }),
    );
  });
});

describe('account numbers', () => {
  test.each([
    ['539', 75470, 'BE68539007547034'],
    ['096', 1234567, 'BE71096123456769'],
    ['000', 0, 'BE54000000000097'],
    ['310', 1002700, 'BE54310100270097'],
  ])('%s %i: %s', (bank, account, expected) => {
    expect(belgianIban(bank, account)).toBe(expected);
  });

  test('always carry both keys', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 0, max: 9_999_999 }),
        (bank, account) => {
          expect(isIban(belgianIban(String(bank).padStart(3, '0'), account))).toBe(true);
        },
      ),
    );
  });
});
