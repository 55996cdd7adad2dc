import { type InferType, number } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { FIELD_MESSAGES } from '../base/field-messages';
import { FREE_TEXT_MAX } from '../base/limits';
import { body, list, optionalText, requiredFlag, requiredId, requiredWord } from '../base/schema-types';

const MAX_UNITS = 500;
const AT_LEAST = 'Choisissez au moins une unité.';

/** One unit that is selected or unticked. */
export const paeItemSchema = body({
  UniteEnseignementID: requiredId(),
  Select: requiredFlag(),
  IsDecoche: requiredFlag(),
});

const paeItems = list(paeItemSchema, 0, MAX_UNITS, AT_LEAST).test(
  'once',
  'Une unité ne peut figurer qu’une fois.',
  (items) => {
    const ids = (items ?? []).map((item) => item?.UniteEnseignementID);
    return new Set(ids).size === ids.length;
  },
);

/** POST …/PAE; the server counts the credits itself, whatever ECTS says. */
export const paeSchema = body({
  ECTS: number().nullable().default(null),
  item: paeItems,
  commentaire: optionalText(FREE_TEXT_MAX),
  submit: requiredFlag(),
  /** The version that the selection was made from; null judges none. */
  version: number()
    .typeError(FIELD_MESSAGES.wrongType)
    .integer(FIELD_MESSAGES.wrongType)
    .nullable()
    .default(null),
  Confirmations: confirmationsField(),
});

/** POST /staff/pae/{InscriptionID} */
export const staffPaeSchema = body({
  decision: requiredWord(['modifier', 'a-signer']),
  commentaire: optionalText(FREE_TEXT_MAX),
  /** The amended selection; empty or null leaves it as it was submitted. */
  item: paeItems.notRequired().nullable().default(null),
});

export type PaeWrite = InferType<typeof paeSchema>;
export type StaffPaeWrite = InferType<typeof staffPaeSchema>;
