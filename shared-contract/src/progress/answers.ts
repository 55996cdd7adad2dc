import { type Static, Type } from '@sinclair/typebox';
import { Credits, Id, Nullable, OneOf, Shape } from '../base/answer-types';

/** A unit's credits are there for good, are being studied this year, or are still to come. */
export const PROGRESS_STATES = ['acquis', 'en_cours', 'a_venir'] as const;

const unitNames = {
  UniteEnseignementID: Id,
  UniteEnseignementCode: Type.String(),
  UniteEnseignementLibelle: Type.String(),
};

export const ProgressUnitAnswer = Shape({
  ...unitNames,
  /** Given in English: so is its title, as a rule (`titleLanguage`). */
  UniteEnseignementCoursEnAnglais: Type.Optional(Type.Boolean()),
  ECTS: Credits,
  Etat: OneOf(PROGRESS_STATES),
  /** A French sentence: why it is acquired, or that it is to be taken again. */
  Motif: Nullable(Type.String()),
  /**
   * Prerequisites that are not acquired yet: the same ones that close it in the annual programme. One of those with the
   * same `Groupe` is enough.
   */
  Attend: Type.Array(Shape({ ...unitNames, Groupe: Type.Optional(Nullable(Type.String())) })),
});

const figures = {
  /** The three make the whole. */
  ECTS: Credits,
  Acquis: Credits,
  EnCours: Credits,
  AVenir: Credits,
};

export const ProgressBlockAnswer = Shape({
  /** `Bloc 2`, or the heading of a group of options. */
  Libelle: Type.String(),
  /** Options come beside the credits of the diploma, and are not counted among them. */
  EstOption: Type.Boolean(),
  ...figures,
  /** Part of `Acquis` from before the first year that the portal knows. */
  AcquisAvant: Credits,
  /** Credits to acquire in the block before, where this one is not begun; null otherwise. */
  CreditsRequis: Nullable(Credits),
  Unites: Type.Array(ProgressUnitAnswer),
});

export const ProgressYearAnswer = Shape({
  InscriptionID: Id,
  /** Label of the academic year: `2025-2026`. */
  AnneeAcademiqueValeur: Type.String(),
  /** Credits of the diploma that she was enrolled in, and those that this year brought. */
  Inscrits: Credits,
  Acquis: Credits,
  /** null while no jury has met. */
  DecisionJury: Nullable(Type.String()),
});

export const ProgressCycleAnswer = Shape({
  DiplomeLibelle: Type.String(),
  /** The school's word: `Bachelier`, `Spécialisation`. */
  Cycle: Type.String(),
  ...figures,
  /** Academic year in which a jury granted the diploma; null while none has. */
  DiplomeAccordeEn: Nullable(Type.String()),
  /** Credits from before the first known year, which has no results; null without any. */
  Avant: Nullable(Shape({ PremiereAnneeValeur: Type.String(), Acquis: Credits })),
  Blocs: Type.Array(ProgressBlockAnswer),
  Annees: Type.Array(ProgressYearAnswer),
});

/** GET …/Parcours: the cycle in progress first. */
export const ProgressAnswer = Type.Array(ProgressCycleAnswer);

export type ProgressUnit = Static<typeof ProgressUnitAnswer>;
export type ProgressBlock = Static<typeof ProgressBlockAnswer>;
export type ProgressYear = Static<typeof ProgressYearAnswer>;
export type ProgressCycle = Static<typeof ProgressCycleAnswer>;
