import {
  absenceYearEnd,
  academicYearEnd,
  academicYearLabel,
  academicYearStart,
  containsCurrentYear,
} from './calendar';

describe('the academic year of absences', () => {
  it.each([
    ['2026-01-01T00:00:00+01:00', 2026],
    ['2026-09-14T23:59:59+02:00', 2026],
    ['2026-09-15T00:00:00+02:00', 2027],
    ['2026-12-31T23:59:59+01:00', 2027],
  ])('at %s ends in %i', (now, year) => {
    expect(absenceYearEnd(new Date(now))).toBe(year);
  });

  it('follows the calendar of Brussels, not of the server', () => {
    expect(absenceYearEnd(new Date('2026-09-14T22:00:00Z'))).toBe(2027);
    expect(absenceYearEnd(new Date('2026-09-14T21:59:59Z'))).toBe(2026);
  });

  it('is named by its two calendar years', () => {
    expect(academicYearLabel(2027)).toBe('2026-2027');
  });
});

describe('the academic year in progress', () => {
  it('begins on 14 September', () => {
    expect(academicYearEnd(new Date('2026-09-13T12:00:00+02:00'))).toBe(2026);
    expect(academicYearEnd(new Date('2026-09-14T00:00:00+02:00'))).toBe(2027);
    expect(academicYearStart(2027)).toBe('2026-09-14');
  });
});

describe('containsCurrentYear', () => {
  const now = new Date('2026-11-21T10:00:00+01:00');

  it.each([
    ['2025-2026', true],
    ['2026-2027', true],
    ['2024-2025', false],
    ['2027-2028', false],
  ])('of %s in 2026 is %s', (label, expected) => {
    expect(containsCurrentYear(label, now)).toBe(expected);
  });

  it('changes at midnight in Brussels', () => {
    expect(containsCurrentYear('2025-2026', new Date('2026-12-31T22:59:59Z'))).toBe(true);
    expect(containsCurrentYear('2025-2026', new Date('2026-12-31T23:00:00Z'))).toBe(false);
  });
});
