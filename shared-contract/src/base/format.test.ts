import { formatDay, formatHour, formatInstant, formatInstantDay, formatPeriod, formatRecent } from './dates';
import { formatCents, formatIban, formatMark, formatNationalNumber, formatNumber } from './format';

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
    expect(formatNumber(12345)).toBe('12\u202f345');
    expect(formatNumber(1000)).toBe('1\u202f000');
    expect(formatCents(123_450)).toBe('1\u202f234,50\u00a0€');
    expect(formatCents(1250).replace(/\s/, ' ')).toBe('12,50 €');
  });
});

describe('dates', () => {
  it('are written in words, in the time of Brussels', () => {
    expect(formatDay('2003-04-05')).toBe('5\u00a0avril\u00a02003');
    expect(formatDay('2026-12-01')).toBe('1er\u00a0décembre\u00a02026');
    expect(formatDay('2026-12-11')).toBe('11\u00a0décembre\u00a02026');
    expect(formatInstantDay('2026-11-20T23:30:00Z')).toBe('21\u00a0novembre\u00a02026');
    expect(formatInstant('2026-11-20T16:40:00Z')).toBe('20\u00a0novembre\u00a02026, 17\u00a0h\u00a040');
    expect(formatInstant('2026-06-30T22:05:00Z')).toBe('1er\u00a0juillet\u00a02026, 0\u00a0h\u00a005');
  });

  it('that are none stay as they are', () => {
    expect(formatDay('inconnue')).toBe('inconnue');
  });
});

describe('hours', () => {
  it.each([
    ['09:00', '9\u00a0h'],
    ['13:30', '13\u00a0h\u00a030'],
    ['00:05', '0\u00a0h\u00a005'],
  ])('%s reads « %s »', (hour, text) => {
    expect(formatHour(hour)).toBe(text);
  });

  it('that are whole lose their minutes in an instant too', () => {
    expect(formatInstant('2026-11-20T17:00:00Z')).toBe('20\u00a0novembre\u00a02026, 18\u00a0h');
  });
});

describe('what was kept lately', () => {
  it('says day and hour of Brussels, without a year that goes without saying', () => {
    expect(formatRecent('2026-11-21T16:40:00Z')).toBe('21\u00a0novembre, 17\u00a0h\u00a040');
    expect(formatRecent('2026-12-01T11:00:00Z')).toBe('1er\u00a0décembre, 12\u00a0h');
  });
});

describe('a period of days', () => {
  it.each([
    ['2026-10-14', '2026-10-16', '14', '16~octobre~2026'],
    ['2026-10-28', '2026-11-01', '28~octobre', '1er~novembre~2026'],
    ['2026-12-30', '2027-01-02', '30~décembre~2026', '2~janvier~2027'],
    ['2027-01-05', '2027-01-05', null, '5~janvier~2027'],
  ])('%s to %s says once what both days share', (start, end, from, to) => {
    const said = (words: string | null) => words?.replaceAll('~', '\u00a0') ?? null;
    expect(formatPeriod(start, end)).toEqual({ from: said(from), to: said(to) });
  });

  it('leaves out the year of today', () => {
    expect(formatPeriod('2026-12-30', '2027-01-02', '2026-11-22')).toEqual({
      from: '30\u00a0décembre',
      to: '2\u00a0janvier\u00a02027',
    });
  });
});

describe('numbers of persons and accounts', () => {
  it('are grouped as on paper', () => {
    expect(formatNationalNumber('85073003328')).toBe('85.07.30-033.28');
    expect(formatNationalNumber('85.07.30-033.28')).toBe('85.07.30-033.28');
    expect(formatIban('be68 5390 0754 7034')).toBe('BE68\u00a05390\u00a00754\u00a07034');
  });
});
