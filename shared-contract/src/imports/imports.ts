/** States of a package import (docs/decisions/school-data.md). */
export const IMPORT_STATES = [
  /** Being checked; nothing is written. */
  'controle',
  /** Refused by errors. */
  'fautes',
  /** Summary to read and confirm. */
  'a_relire',
  /** Being written, in one transaction. */
  'ecriture',
  'importe',
  /** The process that worked at it ended, or failed: it may be checked again. */
  'interrompu',
  'abandonne',
] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/** Phases of an import, in order; a check computes the changes without writing. */
export const IMPORT_PHASES = ['ouverture', 'lecture', 'verification', 'bilan', 'ecriture'] as const;

export type ImportPhase = (typeof IMPORT_PHASES)[number];

/** Finding kinds: errors refuse the package, remarks do not, conflicts keep the portal's value. */
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
