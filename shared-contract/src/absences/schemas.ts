import type { InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, idOrNew, list, requiredDay, requiredId } from '../base/schema-types';

const START_AFTER_END = 'La date de début ne peut pas suivre la date de fin.';
const MAX_EXAMS = 100;

/** POST …/Absences; AbsenceEtudiantID -1 is a new one. `Confirmations` as in an address. */
export const absenceSchema = body({
  AbsenceEtudiantID: idOrNew(),
  InscriptionID: requiredId('Choisissez une inscription.'),
  AbsenceEtudiantDateDebut: requiredDay('Indiquez la date de début.').when(
    'AbsenceEtudiantDateFin',
    ([end], schema) =>
      schema.test('order', START_AFTER_END, (start) => typeof end !== 'string' || !start || start <= end),
  ),
  AbsenceEtudiantDateFin: requiredDay('Indiquez la date de fin.'),
  AbsenceEtudiantFichierJustificatifID: requiredId('Joignez un justificatif en PDF.'),
  AbsenceEtudiantExamenID: list(requiredId(), 0, MAX_EXAMS, FIELD_MESSAGES.required),
  Confirmations: confirmationsField(),
});

export type AbsenceWrite = InferType<typeof absenceSchema>;
