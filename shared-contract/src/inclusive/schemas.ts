import type { InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { FREE_TEXT_MAX } from '../base/limits';
import { body, optionalId, optionalText, requiredId, requiredWord } from '../base/schema-types';

/** POST …/DecretInclusif: six text areas and what to do with them; no identifier opens a file. */
export const inclusiveRequestSchema = body({
  DemandeDecretInclusifID: optionalId(
    'Indiquez le numéro de votre dossier d’enseignement inclusif, ou rien pour en ouvrir un.',
  ),
  DemandeDecretInclusifDiagnostique: optionalText(FREE_TEXT_MAX),
  DemandeDecretInclusifSpecialiste: optionalText(FREE_TEXT_MAX),
  DemandeDecretInclusifDifficultes: optionalText(FREE_TEXT_MAX),
  DemandeDecretInclusifOrganisme: optionalText(FREE_TEXT_MAX),
  DemandeDecretInclusifAmenagements: optionalText(FREE_TEXT_MAX),
  DemandeDecretInclusifAccompagnement: optionalText(FREE_TEXT_MAX),
  action: requiredWord(['save', 'submit']),
  Confirmations: confirmationsField(),
});

/** POST …/DecretInclusif01: attaches an uploaded PDF. */
export const inclusiveDocumentSchema = body({
  DocumentID: requiredId('Choisissez un fichier PDF.'),
  DemandeDecretInclusifID: requiredId(),
});

export type InclusiveRequestWrite = InferType<typeof inclusiveRequestSchema>;
export type InclusiveDocumentWrite = InferType<typeof inclusiveDocumentSchema>;
