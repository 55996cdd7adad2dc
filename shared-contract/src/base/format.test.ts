import { describe, expect, it } from '@jest/globals';
import {
  formatCents,
  formatDay,
  formatIban,
  formatInstant,
  formatInstantDay,
  formatMark,
  formatNationalNumber,
  formatNumber,
} from './format';

describe('figures', () => {
  it.each([
    [12.5, '12,50'],
    [0, '0,00'],
    [20, '20,00'],
    [9.99, '9,99'],
  ])('the result %d reads %s', (mark, text) => {
    expect(formatMark(mark)).toBe(text);
  });

  it('keep only the decimals they have, save amounts', () => {
    expect(formatNumber(7.5)).toBe('7,5');
    expect(formatNumber(60)).toBe('60');
    expect(formatCents(1250).replace(/\s/, ' ')).toBe('12,50 €');
  });
});

describe('dates', () => {
  it('are written in words, in the time of Brussels', () => {
    expect(formatDay('2003-04-05')).toBe('5 avril 2003');
    expect(formatDay('2026-12-01')).toBe('1er décembre 2026');
    expect(formatDay('2026-12-11')).toBe('11 décembre 2026');
    expect(formatInstantDay('2026-11-20T23:30:00Z')).toBe('21 novembre 2026');
    expect(formatInstant('2026-11-20T16:40:00Z')).toBe('20 novembre 2026, 17\u00a0h\u00a040');
    expect(formatInstant('2026-06-30T22:05:00Z')).toBe('1er juillet 2026, 0\u00a0h\u00a005');
  });

  it('that are none stay as they are', () => {
    expect(formatDay('inconnue')).toBe('inconnue');
  });
});

describe('numbers of persons and accounts', () => {
  it('are grouped as on paper', () => {
    expect(formatNationalNumber('85073003328')).toBe('85.07.30-033.28');
    expect(formatNationalNumber('85.07.30-033.28')).toBe('85.07.30-033.28');
    expect(formatIban('be68 5390 0754 7034')).toBe('BE68\u00a05390\u00a00754\u00a07034');
  });
});
