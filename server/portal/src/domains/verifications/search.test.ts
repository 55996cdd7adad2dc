import fc from 'fast-check';
import { searchDocument } from '../shared/people/search-document';
import { searchQuery } from './search-query';

describe('the search column', () => {
  test('holds each word of a name, the name in one, and the number, by weight', () => {
    expect(searchDocument({ nom: 'Dûpont-Leclercq', prenom: 'Élodie', matricule: '250001' })).toBe(
      "'dupont':1A 'dupontleclercq':2A 'leclercq':3A 'elodie':4B '250001':5C",
    );
    expect(searchDocument({ nom: 'd’Hoore', prenom: 'Jean', matricule: '250002' })).toBe(
      "'d':1A 'dhoore':2A 'hoore':3A 'jean':4B '250002':5C",
    );
  });

  test('writes ligatures and foreign letters as one types them', () => {
    expect(searchDocument({ nom: 'Sœur Łuk', prenom: 'Bjørn', matricule: '1' })).toContain("'soeur':1A");
    expect(searchDocument({ nom: 'Straße', prenom: 'Bjørn', matricule: '1' })).toBe(
      "'strasse':1A 'bjorn':2B '1':3C",
    );
  });

  test('never holds a character that PostgreSQL reads as syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (nom, prenom) => {
        const written = searchDocument({ nom, prenom, matricule: '230101' });
        expect(written).toMatch(/^('[\p{L}\p{N}]+':\d+[ABC] ?)*$/u);
      }),
    );
  });
});

describe('the search', () => {
  test('forgets accents, case, hyphens and apostrophes', () => {
    for (const text of ['dûpont-leclercq', 'DUPONT LECLERCQ', ' Dupont  Leclercq ', 'Dupont‑Leclercq']) {
      expect(searchQuery(text, 'nom')?.matches).toBe(
        "('dupont':*A | 'leclercq':*A) & 'dupont':* & 'leclercq':*",
      );
    }
    expect(searchQuery("d'Hoore", 'nom')?.matches).toBe("'hoore':*A");
    expect(searchQuery('D’HOORE', null)).toEqual({ matches: "'hoore':*", exact: 'dhoore' });
  });

  test('leaves particles out, unless there is nothing else', () => {
    expect(searchQuery('van den Berghe', 'nom')?.matches).toBe("'berghe':*A");
    expect(searchQuery('Le', 'nom')?.matches).toBe("'le':*A");
  });

  test.each([
    ['Петров', "'петров':*"],
    ['Παπαδοπούλου', "'παπαδοπουλου':*"],
    ['الحسن', "'الحسن':*"],
    ['王', "'王':*"],
  ])('takes a name in its own script: %s', (text, matches) => {
    expect(searchQuery(text, null)?.matches).toBe(matches);
  });

  test('reads a number in one', () => {
    expect(searchQuery('2301 01', 'matricule')?.matches).toBe("'230101':*C");
  });

  test.each([
    '',
    '   ',
    '%',
    '_',
    'lam%',
    'l_mbert',
    '"lambert"',
    'lambert\u0000',
    "'",
    '’',
    '\\',
    'a:*',
    '!x',
    '&',
  ])('finds nobody by %j: what no name holds is literal', (text) => {
    expect(searchQuery(text, null)).toBeNull();
  });

  test('finds nobody by more than the box takes', () => {
    expect(searchQuery('a'.repeat(101), null)).toBeNull();
    expect(searchQuery('a'.repeat(10_240), null)).toBeNull();
  });

  test('never writes a character that PostgreSQL reads as syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        const query = searchQuery(text, null);
        if (query) expect(query.matches).toMatch(/^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*)*$/u);
      }),
    );
  });
});
