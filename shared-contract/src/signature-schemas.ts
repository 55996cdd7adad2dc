import { type InferType, string } from 'yup';
import { FREE_TEXT_MAX } from './limits';
import { body, FIELD_MESSAGES, optionalText, requiredFlag, requiredId } from './schema-types';

/** POST …/SignaturePAE: true signs, false reports a problem, which then needs its comment. */
export const signaturePaeSchema = body({
  InscriptionID: requiredId(),
  signature: requiredFlag(),
  commentaire: optionalText(FREE_TEXT_MAX).when('signature', ([signed], schema) =>
    schema.test(
      'said',
      'Expliquez le problème à votre coordinateur.',
      (text) => signed !== false || (text ?? '').trim() !== '',
    ),
  ),
  Empreinte: string()
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .matches(/^[0-9a-f]{64}$/, FIELD_MESSAGES.wrongType),
});

/** POST …/SignaturePAI */
export const signaturePaiSchema = body({ DemandeDecretInclusifID: requiredId() });

export type SignaturePaeWrite = InferType<typeof signaturePaeSchema>;
export type SignaturePaiWrite = InferType<typeof signaturePaiSchema>;
