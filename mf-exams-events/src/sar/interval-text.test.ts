import { expect, it } from '@jest/globals';
import { intervalText } from './interval-text';

it.each([
  ['2026-12-02', '2026-12-02', '2~décembre~2026'],
  ['2026-12-02', '2026-12-04', 'du 2 au 4~décembre~2026'],
  ['2026-11-30', '2026-12-02', 'du 30~novembre au 2~décembre~2026'],
  ['2026-12-01', '2026-12-03', 'du 1er au 3~décembre~2026'],
  ['2026-12-30', '2027-01-02', 'du 30~décembre~2026 au 2~janvier~2027'],
])('%s to %s reads « %s », where ~ does not break', (DateDebut, DateFin, text) => {
  expect(intervalText({ DateDebut, DateFin })).toBe(text.replaceAll('~', '\u00a0'));
});
