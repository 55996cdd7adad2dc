import type {
  CatalogueHead,
  EntryEffect,
  GroupCatalogueRow,
  SyllabusRow,
} from 'shared-contract/catalogues/catalogues';

/** What every catalogue says beside its rows, to a secretariat with one section. */
export const aHead = (): CatalogueHead => ({
  Maintenant: '2026-11-23T10:00:00Z',
  Sections: [{ ProgrammeID: 1, Code: 'BGE', Libelle: 'Bachelier en gestion' }],
  Comptes: { syllabus: 2, groupes: 1, examens: 0 },
});

/** A course material of which copies are counted; `change` says what differs. */
export const aMaterial = (change: Partial<SyllabusRow> = {}): SyllabusRow => ({
  ID: 41,
  Code: 'SYL-2041',
  Sections: [1],
  Modifiable: true,
  Valeurs: {
    SupportCoursLibelle: 'Comptabilité analytique',
    TypeSupportCours: 'Syllabus',
    SupportCoursPrix: 1450,
    Stock: 40,
    Retire: false,
  },
  Activites: ['LECGE1112-T Théorie'],
  Commandes: 12,
  Exemplaires: 15,
  ...change,
});

/** A group that meets on Tuesdays. */
export const aGroup = (change: Partial<GroupCatalogueRow> = {}): GroupCatalogueRow => ({
  ID: 7,
  Code: 'LECGE1222-E TP1',
  Sections: [1],
  Modifiable: true,
  Valeurs: { Libelle: 'Groupe 1', Jour: 2, Debut: '13:30', Fin: '15:30', Local: 'A112', Capacite: 24 },
  Cours: 'Microéconomie – Exercices',
  Serie: null,
  Horaire: 'mardi, 13\u00a0h\u00a030 à 15\u00a0h\u00a030, local A112',
  Prises: 22,
  ...change,
});

/** A change that nothing stands against. */
export const anEffect = (change: Partial<EntryEffect> = {}): EntryEffect => ({
  Concernes: 12,
  Exemplaires: 15,
  Prevenus: 0,
  Conflits: [],
  LocauxLibres: [],
  ...change,
});
