import { type Static, Type } from '@sinclair/typebox';
import { Id, Instant, Nullable, OneOf, Shape } from '../base/answer-types';
import { FINDING_KINDS, IMPORT_PHASES, IMPORT_STATES } from './imports';

const Count = Type.Integer({ minimum: 0 });

/** Progress of an import; lines of its files, headings included. */
const ProgressShape = Shape({
  Phase: OneOf(IMPORT_PHASES),
  Fichier: Nullable(Type.String()),
  Lignes: Count,
  Total: Count,
});

const row = {
  ImportID: Id,
  /** `IMP-2026-0007` */
  Numero: Type.String(),
  /** Name of the package as it was deposited. */
  Fichier: Type.String(),
  /** SHA-256 of its bytes, hex. */
  Empreinte: Type.String(),
  /** Bytes. */
  Taille: Count,
  Etat: OneOf(IMPORT_STATES),
  DeposeLe: Instant,
  /** End: imported or abandoned. */
  FiniLe: Nullable(Instant),
  /** Depositor; null once the account is gone. */
  Par: Nullable(Type.String()),
  /** Rows added, planned or done, in all files. */
  Ajoutees: Count,
  Changees: Count,
  /** Among the changed: no longer in force. */
  Fermees: Count,
  Fautes: Count,
  Remarques: Count,
  Conflits: Count,
};

/** One line of the history. */
export const ImportRowAnswer = Shape(row);

/** GET /extranet/gestion/imports */
export const ImportsAnswer = Shape({
  /** Newest first. */
  Imports: Type.Array(ImportRowAnswer),
  /** Bytes that a package may have at most. */
  TailleMax: Count,
});

const FileShape = Shape({
  /** `etudiants.csv`, and what its kind is called. */
  Fichier: Type.String(),
  Titre: Type.String(),
  Lignes: Count,
  Ajoutees: Count,
  Changees: Count,
  Fermees: Count,
  /** Neither added nor changed. */
  Identiques: Count,
  Conflits: Count,
});

/** GET /extranet/gestion/imports/{ImportID} */
export const ImportAnswer = Shape({
  ...row,
  Progres: Nullable(ProgressShape),
  Fichiers: Type.Array(FileShape),
  /** Digest of this summary, needed to confirm it; null without one. */
  Resume: Nullable(Type.String()),
  /** The school's data changed since the summary that was confirmed: this one is new. */
  EstNouveau: Type.Boolean(),
});

const FindingShape = Shape({
  Nature: OneOf(FINDING_KINDS),
  Fichier: Type.String(),
  Ligne: Nullable(Count),
  Colonne: Nullable(Type.String()),
  /** Value in the file, truncated. */
  Valeur: Nullable(Type.String()),
  Pourquoi: Type.String(),
  Comment: Type.String(),
});

/** GET /extranet/gestion/imports/{ImportID}/constats */
export const FindingsAnswer = Shape({
  /** Number reported; the same fault of many lines is one, at most a hundred per file, all are counted. */
  Dits: Count,
  Lignes: Type.Array(FindingShape),
});

export type ImportRow = Static<typeof ImportRowAnswer>;
export type Imports = Static<typeof ImportsAnswer>;
export type ImportFile = Static<typeof FileShape>;
export type ImportProgress = Static<typeof ProgressShape>;
export type Import = Static<typeof ImportAnswer>;
export type ImportFinding = Static<typeof FindingShape>;
export type ImportFindings = Static<typeof FindingsAnswer>;
