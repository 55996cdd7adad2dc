import fc from 'fast-check';
import { englishTitles, passagesOf, titleLanguage } from './title-language';

describe('titleLanguage', () => {
  it.each([
    'European Economy',
    'Economic, Political and Social Ethics',
    'PCB Design',
    'Software engineering 2',
  ])('is English for « %s », of a course given in English', (title) =>
    expect(titleLanguage(title, true)).toBe('en'),
  );

  it.each(['Anglais 3', 'Économie européenne', 'Gestion de projets', 'Ethique et finance'])(
    'is the page’s for « %s », in whatever language it is given',
    (title) => expect(titleLanguage(title, true)).toBeUndefined(),
  );

  it('is the page’s where the course is given in French, or nobody says', () => {
    expect(titleLanguage('Marketing', false)).toBeUndefined();
    expect(titleLanguage('Marketing', undefined)).toBeUndefined();
  });
});

describe('passagesOf', () => {
  it('cuts an English title out of a French line', () => {
    expect(passagesOf('Exercices – European Economy (recueil)', ['PCB Design', 'European Economy'])).toEqual([
      { text: 'Exercices – ', lang: undefined },
      { text: 'European Economy', lang: 'en' },
      { text: ' (recueil)', lang: undefined },
    ]);
  });

  it('leaves a line whole where it holds none', () => {
    expect(passagesOf('Microéconomie – Exercices', ['European Economy'])).toEqual([
      { text: 'Microéconomie – Exercices', lang: undefined },
    ]);
    expect(passagesOf('Microéconomie')).toHaveLength(1);
  });

  it('changes no text', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 3 }), (text, titles) => {
        expect(
          passagesOf(text, titles)
            .map((one) => one.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

test('a line names the English title of its unit alone', () => {
  expect(englishTitles('European Economy', true)).toEqual(['European Economy']);
  expect(englishTitles('Anglais 3', true)).toEqual([]);
  expect(englishTitles('Marketing', false)).toEqual([]);
});
