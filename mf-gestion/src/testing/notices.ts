import type { DeskNotice, DeskNoticeRow, DeskNotices } from 'shared-contract/notices/answers';

const SECTIONS = [
  { ProgrammeID: 1, Code: 'BGE', Libelle: 'Bachelier en gestion', Cycle: 'bachelier', Blocs: 3 },
  { ProgrammeID: 3, Code: 'MGE', Libelle: 'Master en gestion', Cycle: 'master', Blocs: 2 },
];

/** A notice of the list; `change` says what differs. */
export const aNoticeRow = (change: Partial<DeskNoticeRow> = {}): DeskNoticeRow => ({
  AnnonceID: 21,
  AnnonceLibelle: 'Bibliothèque ouverte le dimanche',
  Etat: 'publie',
  Debut: '2026-11-20T08:00:00.000Z',
  Fin: null,
  Urgente: false,
  Sections: [{ ProgrammeID: 1, Libelle: 'Bachelier en gestion' }],
  Blocs: [],
  PiecesJointes: 0,
  Modifiable: true,
  ...change,
});

/** The same notice, opened. */
export const aNotice = (change: Partial<DeskNotice> = {}): DeskNotice => ({
  ...aNoticeRow(),
  Texte: 'De **10 à 18 heures**.',
  Extrait: 'De 10 à 18 heures.',
  Pieces: [],
  Version: 4,
  Historique: [
    { ChangementID: 4, Acte: 'ecrit', Parties: [], Le: '2026-11-20T08:00:00.000Z', Par: 'secretariat' },
  ],
  ...change,
});

/** The notices of a secretariat with two sections. */
export const aDesk = (change: Partial<DeskNotices> = {}): DeskNotices => ({
  Maintenant: '2026-11-23T10:00:00.000Z',
  Avis: [
    aNoticeRow(),
    aNoticeRow({
      AnnonceID: 22,
      AnnonceLibelle: 'Locaux fermés',
      Urgente: true,
      Sections: [],
      Modifiable: false,
    }),
    aNoticeRow({
      AnnonceID: 23,
      AnnonceLibelle: 'Remise des diplômes',
      Etat: 'programme',
      Debut: '2026-12-14T07:00:00.000Z',
      PiecesJointes: 2,
      Blocs: ['B3'],
    }),
  ],
  Sections: SECTIONS,
  EcoleEntiere: false,
  UrgentsRecents: 2,
  ...change,
});
