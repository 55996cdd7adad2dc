import { sampleOf } from '../testing/sample-of';
import { NoticeAnswer } from './answers';
import { excerptOf, summariseBoard } from './summary';

const notice = (AnnonceID: number, AnnonceTexteComplet = '<p>Texte</p>') =>
  sampleOf(NoticeAnswer, {
    AnnonceID,
    AnnonceLibelle: `Avis ${AnnonceID}`,
    AnnonceTexteComplet,
    AnnonceDateDebutPublication: `2026-11-${10 + AnnonceID}T08:00:00Z`,
  });

describe('the excerpt of a notice', () => {
  it('is its text without markup, its no-break spaces kept', () => {
    expect(excerptOf('<p>Caf&amp;th&eacute;&nbsp;: <strong>10 &lt; 12</strong></p><p>Suite</p>')).toBe(
      'Caf&th&eacute;\u00a0: 10 < 12 · Suite',
    );
  });

  it('parts lines and cells, and no word from the comma after it', () => {
    expect(
      excerptOf(
        '<div>Un <em>mot</em>, lundi.</div><div>Suite</div><table><tr><td>8 h</td><td>A104</td></tr></table>',
      ),
    ).toBe('Un mot, lundi. Suite · 8 h · A104');
    expect(excerptOf(`${'x'.repeat(54)}${'😀'.repeat(60)}`)).toBe(`${'x'.repeat(54)}…`);
  });

  it('is cut after a word, at 110 characters at most', () => {
    const cut = excerptOf(`<p>${'mot '.repeat(60)}</p>`);
    expect(cut).toMatch(/mot…$/);
    expect(cut.length).toBeLessThanOrEqual(111);
    expect(excerptOf('x'.repeat(300))).toHaveLength(56);
    expect(excerptOf(`${'x'.repeat(100)} ; ${'y'.repeat(40)}`)).toBe(`${'x'.repeat(100)}…`);
  });
});

it('announces the three newest notices and how many there are', () => {
  const { Total, Avis } = summariseBoard([notice(1), notice(4), notice(2), notice(3)]);
  expect(Total).toBe(4);
  expect(Avis.map(({ AnnonceID }) => AnnonceID)).toEqual([4, 3, 2]);
  expect(Avis[0]?.Extrait).toBe('Texte');
});
