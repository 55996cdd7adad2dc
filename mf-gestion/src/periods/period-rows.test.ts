import { aWindow, aYear } from '../testing/year';
import { PERIOD_TEXTS } from '../texts/periods';
import { labelPlacement, timelineSpan } from './period-rows';

const { Annee, Maintenant } = aYear();
const OPEN = { ...aWindow('10-01', '12-19'), Fermeture: null };

describe('a window without an end', () => {
  it('goes on to the edge of the year', () => {
    const span = timelineSpan(Annee, OPEN);
    expect(span?.left).toBeCloseTo(timelineSpan(Annee, aWindow('10-01', '12-19'))?.left ?? Number.NaN);
    expect((span?.left ?? 0) + (span?.width ?? 0)).toBe(100);
  });

  it('says so where its dates are said', () => {
    expect(PERIOD_TEXTS.short(OPEN)).toMatch(/^1er.oct\., sans date de fin$/);
    expect(PERIOD_TEXTS.datesOf(OPEN)).toMatch(/^dès le 1er.oct\..*, sans date de fin$/);
    expect(PERIOD_TEXTS.said(OPEN, Maintenant)).toBe('en ce moment, sans date de fin');
    expect(PERIOD_TEXTS.said({ ...OPEN, Ouverture: '2027-02-01T07:00:00Z' }, Maintenant)).toMatch(
      /^Ouverture le 1er\u00a0février\u00a02027 à 8\u00a0h, sans date de fin$/,
    );
  });

  it.each([
    [OPEN, aWindow('10-01', '12-19'), /^Déplacée\u00a0: fermeture fixée au 20\u00a0déc\./],
    [aWindow('10-01', '12-19'), OPEN, /^Déplacée\u00a0: fermeture du 20\u00a0déc\..* retirée$/],
    [null, OPEN, /^Ouverte dès le 1er\u00a0oct\..*, sans date de fin$/],
  ])('is told without a date in the history (%#)', (Avant, Apres, words) => {
    const change = { ChangementID: 1, Le: Maintenant, Par: 'x', EstAnnulation: false, EstDernier: true };
    expect(PERIOD_TEXTS.history.change({ ...change, Avant, Apres }, Maintenant)).toMatch(words);
  });
});

describe('the words of a bar', () => {
  it('have each day for its own end, the last open one where it closes at midnight', () => {
    const window = aWindow('10-29', '12-19');
    const days = { opens: '29\u00a0oct.', closes: '19\u00a0déc.' };
    expect(PERIOD_TEXTS.ends(window)).toEqual(days);
    expect(PERIOD_TEXTS.short(window)).toBe(`${days.opens} – ${days.closes}`);
    expect(PERIOD_TEXTS.ends({ ...window, Fermeture: null }).closes).toBe('sans date de fin');
    expect(PERIOD_TEXTS.short({ ...window, Ouverture: null })).toBe(`jusqu’au ${days.closes}`);
  });

  it.each([
    [{ left: 10, width: 40 }, '21 janv.', 'in'],
    [{ left: 10, width: 8 }, '21 janv.', 'after'],
    [{ left: 90, width: 8 }, '21 sept.', 'before'],
    [{ left: 85, width: 15 }, 'sans date de fin', 'before'],
    [null, '21 janv.', 'in'],
  ] as const)('stand whole, beside a short one (%#)', (span, words, place) => {
    expect(labelPlacement(span, words)).toBe(place);
  });
});
