import { type DeskNotice, DeskNoticeAnswer, type DeskNotices } from 'shared-contract/notices/answers';
import { sampleOf } from 'shared-contract/testing/sample-of';

const SECTIONS = [
  { ProgrammeID: 1, Code: 'BGE', Libelle: 'Bachelier en gestion', Cycle: 'bachelier', Sigle: 'B', Blocs: 3 },
  { ProgrammeID: 3, Code: 'MGE', Libelle: 'Master en gestion', Cycle: 'master', Sigle: 'M', Blocs: 2 },
];

/** A notice that was written here, opened or of the list; `change` says what differs. */
export const aNotice = (change: Partial<DeskNotice> = {}): DeskNotice =>
  sampleOf(DeskNoticeAnswer, {
    AnnonceID: 21,
    AnnonceLibelle: 'Bibliothèque ouverte le dimanche',
    Debut: '2026-11-20T08:00:00.000Z',
    Sections: [{ ProgrammeID: 1, Libelle: 'Bachelier en gestion' }],
    Modifiable: true,
    Texte: 'De **10 à 18 heures**.',
    Lignes: ['De 10 à 18 heures.'],
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
    aNotice(),
    aNotice({
      AnnonceID: 22,
      AnnonceLibelle: 'Locaux fermés',
      Urgente: true,
      Sections: [],
      Modifiable: false,
    }),
    aNotice({
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
