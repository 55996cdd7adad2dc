import { type Static, Type } from '@sinclair/typebox';
import { Id, Nullable, RecuReference, Shape } from '../base/answer-types';

/** Organisation and representative of a thesis or an internship (S1 §3 AdresseStageMemoire). */
export const PlacementAddressAnswer = Shape({
  Organisation: Nullable(Type.String()),
  NomRepresentant: Nullable(Type.String()),
  PrenomRepresentant: Nullable(Type.String()),
  FonctionRepresentant: Nullable(Type.String()),
  EmailRepresentant: Nullable(Type.String()),
  TelephoneRepresentant: Nullable(Type.String()),
  AdresseRepresentant: Nullable(Type.String()),
  SuiteAdresseRepresentant: Nullable(Type.String()),
  CodePostalRepresentant: Nullable(Type.String()),
  LocaliteRepresentant: Nullable(Type.String()),
  PaysRepresentant: Nullable(Type.String()),
});

const thesisFields = {
  MemoireID: Id,
  MemoireTitre: Nullable(Type.String()),
  MemoireTitreModification: Nullable(Type.String()),
  MemoireTitreDefinitif: Nullable(Type.String()),
  /** The supervisor. */
  MembrePersonnelID: Nullable(Id),
  LangueMemoireID: Nullable(Id),
  LangueDefenseID: Nullable(Id),
  SessionID: Nullable(Id),
  StatutConfidentialiteID: Nullable(Id),
  MemoireResume: Nullable(Type.String()),
  MemoireMotsClefs: Nullable(Type.String()),
  MemoireDatesExamensEtudiant: Nullable(Type.String()),
  MemoireEntrepriseFamiliale: Type.Boolean(),
  /** Both consents are given. */
  MemoireConsentement: Type.Boolean(),
  MemoireConsentementRGPD: Nullable(Type.Boolean()),
  /** A choice of two; null = not answered. */
  MemoireConsentementLicence: Nullable(Type.Boolean()),
  DisciplineMemoireID: Nullable(Id),
  DisciplineMemoire: Nullable(Type.String()),
  MemoireFichierMemoireAvecAnnexesID: Nullable(Id),
  MemoireFichierMemoireSansAnnexesID: Nullable(Id),
  Remis: Type.Boolean(),
  AdresseStageMemoire: PlacementAddressAnswer,
};

/** GET …/Memoire and …/MemoireRemise (S1 §3 Thesis, S2 §3 IDM). */
export const ThesisAnswer = Shape({
  ...thesisFields,
  /** Receipt of the submission; null until then. */
  Recu: Nullable(RecuReference),
});

/** POST …/Memoire, …/MemoireRemise, …/MemoireRemiseSecondeSession, …/IDM */
export const ThesisSavedAnswer = Shape({
  ...thesisFields,
  /** Receipt of this write. */
  Recu: RecuReference,
});

export type PlacementAddress = Static<typeof PlacementAddressAnswer>;
export type Thesis = Static<typeof ThesisAnswer>;
export type ThesisSaved = Static<typeof ThesisSavedAnswer>;
