import { titleLanguage } from './title-language';

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
