import type { DeskItem, DeskProgramme, DeskQueue, DeskRow } from 'shared-contract/gestion/answers';
import { DESK_KINDS } from 'shared-contract/gestion/gestion';

/** Who is signed in, and a colleague. */
export const ME = { CompteID: 5, Nom: 'Nadia Aksoy', Fonction: 'Secrétariat de gestion' };
export const PAUL = { CompteID: 6, Nom: 'Paul Marchal', Fonction: null };

/** A document that waits for eight days; `change` says what differs. */
export const aRow = (change: Partial<DeskRow> = {}): DeskRow => ({
  Genre: 'document',
  ID: 12,
  EtudiantMatricule: '230101',
  Nom: 'Lambert',
  Prenom: 'Camille',
  Objet: 'Carte d’identité',
  Section: 'BGE B2',
  Depuis: '2026-11-15T09:00:00Z',
  DocumentID: 3,
  Version: null,
  AttribueeA: null,
  ...change,
});

/** A queue of these rows, in one section. */
export const aQueue = (Lignes: DeskRow[]): DeskQueue => ({
  Lignes,
  Comptes: {
    document: Lignes.filter(({ Genre }) => Genre === 'document').length,
    absence: Lignes.filter(({ Genre }) => Genre === 'absence').length,
    intervention: Lignes.filter(({ Genre }) => Genre === 'intervention').length,
    pae: Lignes.filter(({ Genre }) => Genre === 'pae').length,
    signature: Lignes.filter(({ Genre }) => Genre === 'signature').length,
    stage: Lignes.filter(({ Genre }) => Genre === 'stage').length,
    pai: Lignes.filter(({ Genre }) => Genre === 'pai').length,
    retard: 1,
  },
  Attributions: {
    moi: Lignes.filter(({ AttribueeA }) => AttribueeA?.CompteID === ME.CompteID).length,
    personne: Lignes.filter(({ AttribueeA }) => AttribueeA === null).length,
  },
  Genres: DESK_KINDS.filter((kind) => kind !== 'pai' || Lignes.some(({ Genre }) => Genre === 'pai')),
  MoiCompteID: ME.CompteID,
  Collegues: [PAUL, ME].map((one) => ({ ...one, Actes: ['demandes', 'pae'] })),
  Sections: [{ ProgrammeID: 1, Libelle: 'Bachelier en gestion', Code: 'BGE' }],
  Maintenant: '2026-11-23T10:00:00Z',
});

/** What opens from a row. */
export const anItem = (row: DeskRow, change: Partial<DeskItem> = {}): DeskItem => ({
  Genre: row.Genre,
  ID: row.ID,
  Objet: row.Objet,
  Details: [],
  Programme: null,
  Plan: null,
  Depuis: row.Depuis,
  Version: row.Version,
  Attend: true,
  AttribueeA: row.AttribueeA,
  Collegues: [PAUL, ME],
  Piece: null,
  Etudiant: {
    Matricule: row.EtudiantMatricule,
    Nom: row.Nom,
    Prenom: row.Prenom,
    Prenoms: row.Prenom,
    DateNaissance: '2005-03-14',
    Nationalite: 'Belge',
    Niveau: 'Bachelier, bloc 2',
    Annee: '2026-2027',
    Programme: 'Bachelier en gestion',
  },
  Historique: [],
  Autres: [],
  ...change,
});

/** A submitted programme of two units, one of which asks for a third. */
export const aProgramme = (change: Partial<DeskProgramme> = {}): DeskProgramme => ({
  Annee: '2026-2027',
  ECTS: 9,
  ECTSMin: 45,
  ECTSMax: 65,
  Commentaire: 'Je travaille à mi-temps.',
  DejaDit: null,
  Unites: [
    { Niveau: 'Bloc 2', Code: 'LECGE1225', Libelle: 'Statistique II', ECTS: 5, Choisie: true },
    { Niveau: 'Bloc 2', Code: 'LINGE1225', Libelle: 'Programmation', ECTS: 4, Choisie: true },
    { Niveau: 'Bloc 3', Code: 'MGEST1325', Libelle: 'Contrôle de gestion', ECTS: 5, Choisie: false },
  ],
  Alertes: [
    { Genre: 'minimum', Limite: 45, Code: null, Requis: null },
    { Genre: 'corequis', Limite: null, Code: 'LINGE1225', Requis: 'LECGE1215' },
  ],
  Version: 3,
  ...change,
});
