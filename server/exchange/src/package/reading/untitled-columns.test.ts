import { columnLetter, titledColumns } from './untitled-columns';

it('passes over columns without a title, in the middle and at the end', () => {
  const { titles, pick } = titledColumns(['Nom', '', 'Prenom', ' ', '']);
  expect(titles).toEqual(['Nom', 'Prenom']);
  expect(pick(['Adam', '', 'Zoé', '', ''])).toEqual({ cells: ['Adam', 'Zoé'] });
  expect(pick(['Adam', ' ', 'Zoé'])).toEqual({ cells: ['Adam', 'Zoé'] });
});

it('says where a value stands under no title', () => {
  const { pick } = titledColumns(['Nom', '', 'Prenom']);
  expect(pick(['Adam', 'x', 'Zoé'])).toEqual({ stray: 1 });
});

it('passes over emptied cells behind the last title, and leaves a line that is too long or too short', () => {
  const { pick } = titledColumns(['Nom', 'Prenom']);
  expect(pick(['Adam', 'Zoé', '', ''])).toEqual({ cells: ['Adam', 'Zoé'] });
  expect(pick(['Adam', 'Zoé', 'x'])).toEqual({ cells: ['Adam', 'Zoé', 'x'] });
  expect(pick(['Adam'])).toEqual({ cells: ['Adam'] });
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(columnLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
