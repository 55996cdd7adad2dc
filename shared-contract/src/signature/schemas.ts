import { type InferType, string } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { FREE_TEXT_MAX } from '../base/limits';
import { body, optionalText, requiredFlag, requiredId, requiredText } from '../base/schema-types';

const COMMENT_REQUIRED = 'Expliquez le problème à votre coordination.';

/** POST …/SignaturePAE: true signs, false reports a problem, which then needs its comment. */
export const signaturePaeSchema = body({
  InscriptionID: requiredId(),
  signature: requiredFlag(),
  commentaire: optionalText(FREE_TEXT_MAX).when('signature', ([signed], schema) =>
    schema.test('said', COMMENT_REQUIRED, (text) => signed !== false || (text ?? '').trim() !== ''),
  ),
  Empreinte: string()
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .matches(/^[0-9a-f]{64}$/, FIELD_MESSAGES.wrongType),
});

/** What the comment modal asks for, before it travels in POST …/SignaturePAE. */
export const commentSchema = body({ commentaire: requiredText(FREE_TEXT_MAX, COMMENT_REQUIRED) });

/** POST …/SignaturePAI */
export const signaturePaiSchema = body({ DemandeDecretInclusifID: requiredId() });

export type SignaturePaeWrite = InferType<typeof signaturePaeSchema>;
export type SignaturePaiWrite = InferType<typeof signaturePaiSchema>;
