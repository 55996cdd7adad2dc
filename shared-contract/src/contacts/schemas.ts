import type { InferType } from 'yup';
import { confirmationsField } from '../base/confirmations';
import { LINE_MAX } from '../base/limits';
import { body, idOrNew, oneLine, optionalLine, requiredId } from '../base/schema-types';

/**
 * POST …/Contacts01 and …/Reinscription01: an address; AdresseID -1 is a new one (S1 §5). `Confirmations` are the
 * improbable things that were answered by yes.
 */
export const addressSchema = body({
  AdresseID: idOrNew(),
  AdresseLigne1: oneLine(LINE_MAX, 'Indiquez la rue et le numéro.'),
  AdresseLigne2: optionalLine(LINE_MAX),
  AdresseCodePostal: oneLine(20, 'Indiquez le code postal.'),
  AdresseLocalite: oneLine(LINE_MAX, 'Indiquez la localité.'),
  AdresseEtat: optionalLine(LINE_MAX),
  PaysID: requiredId('Choisissez un pays.'),
  TypeAdresseID: requiredId('Choisissez un type d’adresse.'),
  Confirmations: confirmationsField(),
});

/**
 * POST …/Contacts02 and …/Reinscription02: a contact mean; MoyenContactID -1 is a new one (S1 §5). `Confirmations` as
 * in an address.
 */
export const contactMeanSchema = body({
  MoyenContactID: idOrNew(),
  TypeMoyenContactID: requiredId('Choisissez un type.'),
  MoyenContactValeur: oneLine(LINE_MAX, 'Indiquez l’adresse e-mail ou le numéro.'),
  QualificationMoyenContact: optionalLine(LINE_MAX),
  Confirmations: confirmationsField(),
});

/** POST …/Contacts03: the code that was sent to a new e-mail address, and which address it is for. */
export const emailCodeSchema = body({
  MoyenContactValeur: oneLine(LINE_MAX, 'Indiquez l’adresse e-mail.'),
  Code: oneLine(20, 'Indiquez le code reçu.'),
});

export type AddressWrite = InferType<typeof addressSchema>;
export type ContactMeanWrite = InferType<typeof contactMeanSchema>;
export type EmailCodeWrite = InferType<typeof emailCodeSchema>;
