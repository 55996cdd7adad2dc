import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Nullable, OneOf, Shape } from '../base/answer-types';
import { PlacementAddressAnswer } from '../thesis/answers';
import { INTERNSHIP_REVIEWS } from './schemas';

/** One of GET …/Stages, and GET …/Stages/{StageID} (S1 §3 Internship). */
export const InternshipAnswer = Shape({
  StageID: Id,
  StageTheme: Nullable(Type.String()),
  StageDateDebut: Nullable(Day),
  StageDateFin: Nullable(Day),
  StageEntrepriseFamiliale: Type.Boolean(),
  StageHorsBelgique: Type.Boolean(),
  StageCommentairesDates: Nullable(Type.String()),
  StageContenu: Nullable(Type.String()),
  /** The student's part is done: the form is read-only from then on. */
  StageEncodageEtudiant: Type.Boolean(),
  IsBACStage: Type.Boolean(),
  StageFichierPreAccordID: Nullable(Id),
  StageFichierConventionID: Nullable(Id),
  StageFichierEvaluationMaitreStageID: Nullable(Id),
  AdresseStageMemoire: PlacementAddressAnswer,
  /** Missing fields of the agreement, one sentence each; empty when it can be printed. */
  ConventionManque: Type.Array(Shape({ path: Type.String(), message: Type.String() })),
  /** Parts given back with the reason, until the student sends them again. */
  StageRefus: Type.Array(Shape({ Quoi: OneOf(INTERNSHIP_REVIEWS), Motif: Type.String() })),
});

/** GET …/Stages */
export const InternshipListAnswer = Type.Array(InternshipAnswer);

export type Internship = Static<typeof InternshipAnswer>;
