import { type Static, Type } from '@sinclair/typebox';
import { Day, Hour, Id, Nullable, RecuReference, Shape } from '../base/answer-types';

/** GET …/InscriptionSession (S1 §3 Exam session); 204 when there is none. */
export const ExamSessionAnswer = Shape({
  SessionID: Id,
  SessionNomComplet: Type.String(),
  NiveauCoursLibelle: Type.String(),
  /** The student is registered to the session; this never goes back. */
  InscriptionSessionValide: Type.Boolean(),
});

/** One of GET …/InscriptionSession01 (S1 §3 Exam line). */
export const ExamLineAnswer = Shape({
  Code: Type.String(),
  Libelle: Type.String(),
  /** Titles that are English in what the line names (`passagesOf`). */
  TitresAnglais: Type.Optional(Type.Array(Type.String())),
  ResultatEtudiantInscrit: Type.Boolean(),
  ExamenDate: Day,
  /** Hours of Brussels and room; null until the school has set them. */
  ExamenHeureDebut: Nullable(Hour),
  ExamenHeureFin: Nullable(Hour),
  ExamenLocal: Nullable(Type.String()),
});

/** GET …/InscriptionSession01, empty before the registration to the session; GET …/InscriptionSession02, never so. */
export const ExamLineListAnswer = Type.Array(ExamLineAnswer);

/** POST …/inscriptionSession/{SessionID} */
export const SessionRegisteredAnswer = Shape({ ...ExamSessionAnswer.properties, Recu: RecuReference });

/** POST …/inscriptionExamens */
export const ExamsRegisteredAnswer = Shape({ Items: ExamLineListAnswer, Recu: RecuReference });

export type ExamSession = Static<typeof ExamSessionAnswer>;
export type ExamLine = Static<typeof ExamLineAnswer>;
export type SessionRegistered = Static<typeof SessionRegisteredAnswer>;
export type ExamsRegistered = Static<typeof ExamsRegisteredAnswer>;
