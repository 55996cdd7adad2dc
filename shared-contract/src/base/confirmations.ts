import { array, string } from 'yup';
import { FIELD_MESSAGES } from './field-messages';

const MAX_CONFIRMATIONS = 100;
const CODE_MAX = 100;

/**
 * Codes of the questions that were answered by yes. A body with this member is judged by what it leaves open; one
 * without it is taken as it stands (docs/decisions/binding-acts-and-receipts.md).
 */
export const confirmationsField = () =>
  array(string().typeError(FIELD_MESSAGES.wrongType).required().max(CODE_MAX))
    .typeError(FIELD_MESSAGES.wrongType)
    .max(MAX_CONFIRMATIONS)
    .optional();
