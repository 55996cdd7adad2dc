import { cycleName, levelName, paeLimitsOf, yearCredits } from './study-year';

test.each([
  ['a bachelor of three blocks', { blocs: 3, credits: null }, 60, { min: 45, max: 65 }],
  ['nursing in four blocks', { blocs: 4, credits: 240 }, 60, { min: 45, max: 65 }],
  ['a specialisation of 60 in two evening years', { blocs: 2, credits: 60 }, 30, { min: 23, max: 35 }],
  ['a teaching degree of 30', { blocs: 1, credits: 30 }, 30, { min: 23, max: 35 }],
])('%s has the credits of its own year', (_, length, year, limits) => {
  expect(yearCredits(length)).toBe(year);
  expect(paeLimitsOf(length)).toEqual(limits);
});

test('a cycle is shown in the word of the school', () => {
  expect(cycleName('école doctorale')).toBe('École doctorale');
  expect(levelName('AESS', 1)).toBe('AESS, bloc 1');
});
