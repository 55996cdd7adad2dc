import { comparisonsIn, shippedSources } from './displayed-words.mjs';

const found = (/** @type {string} */ source) => comparisonsIn({ 'shown.ts': source });

describe('code that ships', () => {
  it('compares with no word that a school shows', () => {
    const sources = shippedSources();
    expect(Object.keys(sources).length).toBeGreaterThan(1500);
    expect(comparisonsIn(sources)).toEqual([]);
  });
});

describe('a comparison with a displayed word', () => {
  it.each([
    ["languages.find(({ Display }) => Display === 'Allemand')", 'Allemand'],
    ["country !== 'Belgique'", 'Belgique'],
    ['if (Title == "Photo d\'identité") keep();', "Photo d'identité"],
    ["switch (type) { case 'Domicile Légal': go(); }", 'Domicile Légal'],
    ["['Kot', 'Chambre'].includes(type)", 'Kot'],
    ["label.startsWith('Année')", 'Année'],
    ["type.toLowerCase() === 'kot'", 'kot'],
    ["sql`order by lower(m.qualification) = 'école' desc`", 'école'],
    ['const text = "select 1 from types where libelle in (\'Kot\')";', 'Kot'],
    ["sql`where p.libelle like 'Bachelier %' and t.libelle = 'Adresse officielle'`", 'Adresse officielle'],
    ["const TITLE = 'Photo d’identité'; const isPhoto = title === TITLE;", 'Photo d’identité'],
    ["const LABELS = { legal: 'Domicile Légal' } as const; type === LABELS.legal;", 'Domicile Légal'],
  ])('is found: %s', (source, word) => {
    expect(found(source)).toContain(`shown.ts:1 « ${word} »`);
  });

  it('is found where its constant comes from another file', () => {
    const sources = {
      'base.ts': "export const HOME = 'Belgique';",
      'form.ts': "import { HOME } from './base'; country === HOME;",
      'other.ts': "const HOME = 'BE'; iso2 === HOME;",
    };
    expect(comparisonsIn(sources)).toEqual(['form.ts:1 « Belgique »']);
  });

  it.each([
    "usage === 'email'",
    "code === 'de'",
    "PrioriteAnnonce === 'Urgente'",
    "statutPae === 'À signer'",
    "ScreenLocation === 'Dashboard'",
    "event.key === 'Escape'",
    "const title = 'Domicile Légal';",
    "sql`where t.statut = 'demande' and t.usage = 'photo'`",
  ])('is none: %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
