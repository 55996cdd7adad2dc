import { restoreDraft } from './restore-draft';

const initial = { titre: '', sessionId: null, examens: [1], accord: false };

describe('what an earlier visit typed', () => {
  it('stands over the initial values', () => {
    expect(restoreDraft(initial, { titre: 'Audit', sessionId: 3, examens: [2, 4], accord: true })).toEqual({
      titre: 'Audit',
      sessionId: 3,
      examens: [2, 4],
      accord: true,
    });
  });

  it('is left out where the form has changed since', () => {
    expect(restoreDraft(initial, { titre: 7, examens: 'tous', ancien: 'x', accord: null })).toEqual({
      ...initial,
      accord: null,
    });
  });

  it('is nothing when there is no draft', () => {
    for (const contents of [undefined, null, 'x', [1]]) expect(restoreDraft(initial, contents)).toBe(initial);
  });
});
