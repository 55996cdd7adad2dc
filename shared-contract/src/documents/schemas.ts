import type { InferType } from 'yup';
import { string } from 'yup';
import { FIELD_MESSAGES } from '../base/field-messages';
import { body, requiredId } from '../base/schema-types';

/** POST …/Documents: attaches an uploaded file to a required document. */
export const documentUploadSchema = body({
  DocumentID: requiredId('Choisissez un fichier.'),
  DocumentDossierEtudiantID: requiredId(),
});

/** POST /files/empreintes: the SHA-256 of a file that is about to be sent, hexadecimal. */
export const fileFingerprintSchema = body({
  Empreinte: string()
    .typeError(FIELD_MESSAGES.wrongType)
    .required(FIELD_MESSAGES.required)
    .matches(/^[0-9a-f]{64}$/, FIELD_MESSAGES.wrongType),
});

export type DocumentUpload = InferType<typeof documentUploadSchema>;
export type FileFingerprint = InferType<typeof fileFingerprintSchema>;
