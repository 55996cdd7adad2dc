import type {
  StatementReport,
  StatementRow,
  Statements,
  TakenBack,
  Transfer,
} from 'shared-contract/statements/answers';

const TRANSFER: Transfer = {
  Compte: 'BE68539007547034',
  Releve: '2026-210',
  Reference: '0001.0000',
  Date: '2026-11-24',
  Montant: 1920,
  Communication: '126000000272',
};

const MATCHED = {
  ...TRANSFER,
  CommandeID: 2,
  CommandeVCS: '+++126/0000/00272+++',
  CommandeMontant: 1920,
  Recu: 1920,
};

/** One paid order, one that the bank took back, one transfer that nobody knows. */
export const aReport = (change: Partial<StatementReport> = {}): StatementReport => ({
  Import: null,
  payees: [MATCHED],
  partielles: [],
  excedents: [],
  inconnues: [{ ...TRANSFER, Montant: 1200, Communication: 'Merci' }],
  dejaVues: [],
  reprises: [{ ...MATCHED, CommandeID: 3, Montant: -500, Recu: 0, Reste: 500 }],
  reprisesInconnues: [],
  ...change,
});

export const aStatementRow = (change: Partial<StatementRow> = {}): StatementRow => ({
  Import: 'a1b2c3d4',
  Fichier: 'novembre.cod',
  ImporteLe: '2026-11-24T08:02:00.000Z',
  Par: 'secretariat',
  AnnuleLe: null,
  AUnRapport: true,
  ...change,
});

export const aTakenBack = (change: Partial<TakenBack> = {}): TakenBack => ({
  RepriseID: 5,
  Import: 'a1b2c3d4',
  CommandeID: 3,
  Matricule: '230101',
  Date: '2026-11-24',
  Montant: -500,
  Communication: '126000000373',
  VueLe: null,
  VuePar: null,
  ...change,
});

/** What the page reads. */
export const theStatements = (change: Partial<Statements> = {}): Statements => ({
  Imports: [],
  Reprises: [],
  AVoir: 0,
  TailleMax: 4 * 1024 * 1024,
  ...change,
});
