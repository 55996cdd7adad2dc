import type { InferType } from 'yup';
import { LINE_MAX } from '../base/limits';
import {
  body,
  idOrNew,
  optionalId,
  optionalText,
  requiredFlag,
  requiredId,
  requiredText,
} from '../base/schema-types';

/** POST …/Reinscription01: an address; AdresseID -1 is a new one (S1 §5). */
export const addressSchema = body({
  AdresseID: idOrNew(),
  AdresseLigne1: requiredText(LINE_MAX, 'Indiquez la rue et le numéro.'),
  AdresseLigne2: optionalText(LINE_MAX),
  AdresseCodePostal: requiredText(20, 'Indiquez le code postal.'),
  AdresseLocalite: requiredText(LINE_MAX, 'Indiquez la localité.'),
  AdresseEtat: optionalText(LINE_MAX),
  PaysID: requiredId('Choisissez un pays.'),
  TypeAdresseID: requiredId('Choisissez un type d’adresse.'),
});

/** POST …/Reinscription02: a contact mean; MoyenContactID -1 is a new one (S1 §5). */
export const contactMeanSchema = body({
  MoyenContactID: idOrNew(),
  TypeMoyenContactID: requiredId('Choisissez un type.'),
  MoyenContactValeur: requiredText(LINE_MAX, 'Indiquez la valeur.'),
  QualificationMoyenContact: optionalText(LINE_MAX),
});

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

export type AddressWrite = InferType<typeof addressSchema>;
export type ContactMeanWrite = InferType<typeof contactMeanSchema>;
export type GrantWrite = InferType<typeof grantSchema>;
export type ThirdLanguageWrite = InferType<typeof thirdLanguageSchema>;
export type DiplomaWrite = InferType<typeof diplomaSchema>;
