import { boolean, type InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { body, list, requiredText } from '../base/schema-types';
import { EVENT_TEXTS } from '../quoted/events';

const MAX_LINES = 200;

/** One ticked line: registering is all that can be asked (CONTRACT §5.9); what is confirmed counts for all of them. */
export const examTickSchema = body({
  Code: requiredText(50),
  ResultatEtudiantInscrit: boolean()
    .typeError(EVENT_TEXTS.nothingTicked)
    .required(EVENT_TEXTS.nothingTicked)
    .isTrue(EVENT_TEXTS.nothingTicked),
  Confirmations: confirmationsField(),
});

/** POST …/inscriptionExamens: the ticked lines, one at least (S1 §5). */
export const examTicksSchema = list(examTickSchema, 1, MAX_LINES, EVENT_TEXTS.nothingTicked);

export type ExamTicks = InferType<typeof examTicksSchema>;
