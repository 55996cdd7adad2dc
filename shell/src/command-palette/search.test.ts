import { foldText } from 'shared-contract/base/search-text';
import { groupResults } from './group-results';
import { search } from './search';

const item = (title: string, words = '') => ({ title, words });
const titles = (items: { title: string; words: string }[], query: string) =>
  search(items, query).map(({ title }) => title);

describe('search', () => {
  it('minds neither case, nor accents, nor ligatures, nor the form of an apostrophe', () => {
    expect(foldText('Œuvres d’ÉTÉ')).toBe("oeuvres d'ete");
    expect(titles([item('Macroéconomie')], 'MACROECO')).toEqual(['Macroéconomie']);
    expect(titles([item('Qu’est-ce')], "qu'est")).toEqual(['Qu’est-ce']);
  });

  it('finds by every word, in the title or in other words', () => {
    const all = [item('Mes inscriptions', 'notes bulletin'), item('Mes commandes', 'livres')];
    expect(titles(all, 'bulletin')).toEqual(['Mes inscriptions']);
    expect(titles(all, 'mes livres')).toEqual(['Mes commandes']);
    expect(titles(all, 'livres bulletin')).toEqual([]);
    expect(titles(all, '   ')).toEqual([]);
  });

  it('puts what begins so first, then words that begin so, then other words, then what holds it inside', () => {
    const all = [
      item('Sociologie', 'droit'),
      item('Maladroits'),
      item('Introduction au droit'),
      item('Droit civil'),
    ];
    expect(titles(all, 'droit')).toEqual([
      'Droit civil',
      'Introduction au droit',
      'Sociologie',
      'Maladroits',
    ]);
  });

  it('does not find three letters inside of a word', () => {
    expect(titles([item('Enseignement secondaire')], 'eco')).toEqual([]);
    expect(titles([item('Enseignement secondaire')], 'cond')).toEqual(['Enseignement secondaire']);
  });

  it('says where in the title it is, in the characters of the title', () => {
    const [found] = search([item('Cœur de l’économie')], 'eco coeur');
    expect(found?.spans.map(([start, end]) => found.title.slice(start, end))).toEqual(['Cœur', 'éco']);
  });

  it('takes a query for what it is, whatever its signs', () => {
    expect(titles([item('Mes (vrais) documents')], '(vrais')).toEqual(['Mes (vrais) documents']);
    expect(titles([item('Mes documents')], '.*')).toEqual([]);
  });
});

describe('the groups of results', () => {
  const destination = (title: string) => ({ key: title, title, words: '', detail: '', icon: 'pin', to: '/' });
  const many = (prefix: string) => Array.from({ length: 5 }, (_, rank) => destination(`${prefix} ${rank}`));

  it('hold three each and eight in all', () => {
    const groups = groupResults(
      ['A', 'B', 'C', 'D'].map((title) => ({ title, all: many('droit') })),
      'droit',
    );
    expect(groups.map(({ title, hits }) => [title, hits.length])).toEqual([
      ['A', 3],
      ['B', 3],
      ['C', 2],
    ]);
  });

  it('stand in the order of what fits best', () => {
    const kinds = [
      { title: 'Unités', all: [destination('Introduction au droit')] },
      { title: 'Avis', all: [destination('Droit de vote')] },
      { title: 'Documents', all: [] },
    ];
    expect(groupResults(kinds, 'droit').map(({ title }) => title)).toEqual(['Avis', 'Unités']);
  });
});
