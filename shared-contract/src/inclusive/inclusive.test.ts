import { INCLUSIVE_AREAS, inclusiveState, isEmptyRequest } from './inclusive';

describe('an inclusive-teaching file', () => {
  it('goes from none to draft to submitted', () => {
    expect(inclusiveState(null)).toBe('none');
    expect(inclusiveState({ DemandeDecretInclusifDateDerniereSoumission: null })).toBe('draft');
    expect(inclusiveState({ DemandeDecretInclusifDateDerniereSoumission: '2026-11-01T10:00:00Z' })).toBe(
      'submitted',
    );
  });

  it('says nothing while its six areas are absent or blank', () => {
    expect(isEmptyRequest({})).toBe(true);
    expect(isEmptyRequest(Object.fromEntries(INCLUSIVE_AREAS.map((area) => [area, ' \n'])))).toBe(true);
  });

  it.each(INCLUSIVE_AREAS)('says something once %s does', (area) => {
    expect(isEmptyRequest({ [area]: 'x' })).toBe(false);
  });
});
