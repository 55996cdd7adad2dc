import { intervalText } from './interval-text';

it.each([
  ['2026-12-02', '2026-12-02', '2~décembre'],
  ['2027-12-02', '2027-12-02', '2~décembre~2027'],
  ['2026-12-02', '2026-12-04', 'du 2 au 4~décembre'],
  ['2026-11-30', '2026-12-02', 'du 30~novembre au 2~décembre'],
  ['2026-12-01', '2026-12-03', 'du 1er au 3~décembre'],
  ['2027-01-30', '2027-02-01', 'du 30~janvier au 1er~février~2027'],
  ['2026-12-30', '2027-01-02', 'du 30~décembre au 2~janvier~2027'],
])('%s to %s reads « %s » in 2026, where ~ does not break', (DateDebut, DateFin, text) => {
  const interval = { DateDebut, DateFin, HeureDebut: null, HeureFin: null };
  expect(intervalText(interval, '2026-11-22')).toBe(text.replaceAll('~', '\u00a0'));
});

it('says the hours of a session that has them', () => {
  const day = { DateDebut: '2026-12-02', DateFin: '2026-12-02' };
  expect(intervalText({ ...day, HeureDebut: '13:30', HeureFin: '16:00' }, '2026-11-22')).toBe(
    '2\u00a0décembre, de 13\u00a0h\u00a030 à 16\u00a0h',
  );
});
