import { type Static, Type } from '@sinclair/typebox';
import { Day, Id, Nullable, Shape } from '../base/answer-types';

/** One of GET …/Absences, and GET …/Absences/{id} (S2 §3 Absence). */
export const AbsenceAnswer = Shape({
  AbsenceEtudiantID: Id,
  InscriptionID: Id,
  AbsenceEtudiantDateDebut: Day,
  AbsenceEtudiantDateFin: Day,
  AbsenceEtudiantFichierJustificatifID: Nullable(Id),
  /** ExamenID of the exams that were missed. */
  AbsenceEtudiantExamenID: Type.Array(Id),
  /** Set once the absence was followed up: it is then read-only. */
  SuiviAbsenceValeur: Nullable(Type.String()),
  AnneeAcademiqueValeur: Type.String(),
});

/** GET …/Absences */
export const AbsenceListAnswer = Type.Array(AbsenceAnswer);

export type Absence = Static<typeof AbsenceAnswer>;
