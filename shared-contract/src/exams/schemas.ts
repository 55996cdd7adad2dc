import { boolean, type InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { body, list, requiredText } from '../base/schema-types';
import { REGISTRATION_TEXTS } from '../quoted';

const MAX_LINES = 200;

/** One ticked line: registering is all that can be asked (CONTRACT §5.9); what is confirmed counts for all of them. */
export const examTickSchema = body({
  Code: requiredText(50),
  ResultatEtudiantInscrit: boolean()
    .typeError(REGISTRATION_TEXTS.nothingTicked)
    .required(REGISTRATION_TEXTS.nothingTicked)
    .isTrue(REGISTRATION_TEXTS.nothingTicked),
  Confirmations: confirmationsField(),
});

/** POST …/inscriptionExamens: the ticked lines, one at least (S1 §5). */
export const examTicksSchema = list(examTickSchema, 1, MAX_LINES, REGISTRATION_TEXTS.nothingTicked);

export type ExamTicks = InferType<typeof examTicksSchema>;
