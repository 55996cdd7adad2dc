import type { Import, ImportFindings, ImportRow, Imports } from 'shared-contract/imports/answers';

/** A line of the history; `change` says what differs. */
export const anImportRow = (change: Partial<ImportRow> = {}): ImportRow => ({
  ImportID: 7,
  Numero: 'IMP-2026-0007',
  Fichier: 'rentree.zip',
  Empreinte: 'ab'.repeat(32),
  Taille: 4_200_000,
  Etat: 'importe',
  DeposeLe: '2026-11-23T08:02:00.000Z',
  FiniLe: '2026-11-23T08:14:00.000Z',
  Par: 'admin',
  Ajoutees: 12,
  Changees: 3,
  Fermees: 1,
  Fautes: 0,
  Remarques: 0,
  Conflits: 0,
  ...change,
});

/** The same import, opened. */
export const anImport = (change: Partial<Import> = {}): Import => ({
  ...anImportRow({ Etat: 'a_relire', FiniLe: null }),
  Progres: null,
  Fichiers: [
    {
      Fichier: 'etudiants.csv',
      Titre: 'Étudiants',
      Lignes: 100,
      Ajoutees: 12,
      Changees: 3,
      Fermees: 1,
      Identiques: 85,
      Conflits: 0,
    },
  ],
  Resume: 'cd'.repeat(32),
  EstNouveau: false,
  ...change,
});

/** The history of a school. */
export const theImports = (Rows: ImportRow[]): Imports => ({ Imports: Rows, TailleMax: 40 * 1024 * 1024 });

/** So many faults, of which the first page is told. */
export const someFaults = (count: number): ImportFindings => ({
  Dits: count,
  Lignes: Array.from({ length: Math.min(count, 50) }, (_, rank) => ({
    Nature: 'faute' as const,
    Fichier: 'etudiants.csv',
    Ligne: rank + 2,
    Colonne: 'EtudiantMatricule',
    Valeur: `x${rank}`,
    Pourquoi: 'cette valeur n’a pas la forme attendue',
    Comment: 'Exemple\u00a0: 230101.',
  })),
});
