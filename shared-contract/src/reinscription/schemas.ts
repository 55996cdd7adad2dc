import type { InferType } from 'yup';
import { LINE_MAX } from '../base/limits';
import { body, optionalId, optionalText, requiredFlag, requiredId } from '../base/schema-types';

export {
  type AddressWrite,
  addressSchema,
  type ContactMeanWrite,
  contactMeanSchema,
} from '../contacts/schemas';

/** POST …/Reinscription03: number and file are asked for, not required (CONTRACT §5.7). */
export const grantSchema = body({
  HasBourse: requiredFlag('Répondez par oui ou par non.'),
  BourseNumBourse: optionalText(LINE_MAX),
  BourseFichierID: optionalId(),
});

/** POST …/Reinscription04 */
export const thirdLanguageSchema = body({ CoursLangue3ID: requiredId('Choisissez une troisième langue.') });

/** POST …/Reinscription05 */
export const diplomaSchema = body({ DiplomeID: requiredId('Choisissez un master.') });

export type GrantWrite = InferType<typeof grantSchema>;
export type ThirdLanguageWrite = InferType<typeof thirdLanguageSchema>;
export type DiplomaWrite = InferType<typeof diplomaSchema>;
