import { type InferType, string } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body } from '../base/schema-types';

const digest = () =>
  string()
    .typeError(FIELD_MESSAGES.wrongType)
    .matches(/^[0-9a-f]{64}$/, FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required);

/** POST /extranet/gestion/imports/{ImportID}/ecriture: the bytes and the summary that were read. */
export const importSchema = body({ Empreinte: digest(), Resume: digest() });

export type ImportWrite = InferType<typeof importSchema>;
