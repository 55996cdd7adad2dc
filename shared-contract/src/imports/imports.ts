/** Where the import of a package stands (docs/decisions/school-data.md). */
export const IMPORT_STATES = [
  /** It is read and checked; nothing is written. */
  'controle',
  /** What was found refuses it. */
  'fautes',
  /** Its summary waits to be read and confirmed. */
  'a_relire',
  /** It is written, in one transaction. */
  'ecriture',
  'importe',
  /** The process that worked at it ended, or failed: it may be checked again. */
  'interrompu',
  'abandonne',
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** What is done of a package, in this order; a check works out what it would change, and writes nothing. */
export const IMPORT_PHASES = ['ouverture', 'lecture', 'verification', 'bilan', 'ecriture'] as const;

export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** What is said of a package: what refuses it, what is only told, what the portal keeps as it has it. */
export const FINDING_KINDS = ['faute', 'remarque', 'conflit'] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

export const IMPORT_LIMITS = {
  /** Imports of one answer, newest first. */
  listed: 20,
  /** Findings of one answer. */
  page: 50,
  /** Days after which a package and its findings are erased; a package that was imported goes at once. */
  keptDays: 7,
  /** Characters of a file's name that are kept. */
  name: 120,
} as const;

/** States in which a process works at it. */
export const isRunning = ({ Etat }: { readonly Etat: ImportState }): boolean =>
  Etat === 'controle' || Etat === 'ecriture';

/** States after which nothing more becomes of it. */
export const isOver = ({ Etat }: { readonly Etat: ImportState }): boolean =>
  Etat === 'importe' || Etat === 'abandonne';
