import type { DeskItem, DeskQueue, DeskRow } from 'shared-contract/gestion/gestion';

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
  ...change,
});

/** A queue of these rows, in one section. */
export const aQueue = (Lignes: DeskRow[]): DeskQueue => ({
  Lignes,
  Comptes: {
    document: Lignes.filter(({ Genre }) => Genre === 'document').length,
    absence: Lignes.filter(({ Genre }) => Genre === 'absence').length,
    intervention: Lignes.filter(({ Genre }) => Genre === 'intervention').length,
    retard: 1,
  },
  Sections: [{ ProgrammeID: 1, Libelle: 'Bachelier en gestion', Code: 'BGE' }],
  Maintenant: '2026-11-23T10:00:00Z',
});

/** What opens from a row. */
export const anItem = (row: DeskRow, change: Partial<DeskItem> = {}): DeskItem => ({
  Genre: row.Genre,
  ID: row.ID,
  Objet: row.Objet,
  Details: [],
  Depuis: row.Depuis,
  Attend: true,
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
