import type { Address, ContactMean } from 'shared-contract/records/answers';
import type { AddressForm, ContactMeanForm, Reenrolment } from 'shared-contract/reinscription/reinscription';
import { hasEmailMean, hasLegalAddress } from 'shared-contract/reinscription/reinscription';
import type { findAddressDefaults } from '../../shared/people/addresses.queries';
import type { findContactDefaults } from '../../shared/people/contact-means.queries';
import type { ReenrolmentRow } from './dossier.queries';

/** The state of the wizard, without what decides on it. */
export const toReenrolment = ({ answers, fichier, masters, etape }: ReenrolmentRow): Reenrolment => ({
  DiplomeID: masters,
  DiplomeChoisiID: answers?.diplomeId ?? null,
  CoursLangue3ID: answers?.coursLangue3Id ?? null,
  NeedLangue3: answers?.besoinLangue3 ?? false,
  HasBourse: answers?.bourse ?? null,
  BourseNumBourse: answers?.bourseNumero ?? null,
  BourseFichierID: answers?.bourseDocumentId ?? null,
  BourseFichierNom: fichier,
  Etape: etape,
});

/** A blank address: the country of the school, and the type that is still missing. */
export const newAddress = (
  own: Address[],
  defaults: Awaited<ReturnType<typeof findAddressDefaults>>,
): AddressForm => ({
  AdresseID: -1,
  AdresseLigne1: null,
  AdresseLigne2: null,
  AdresseCodePostal: null,
  AdresseLocalite: null,
  AdresseEtat: null,
  PaysID: defaults?.PaysID ?? null,
  Pays: defaults?.Pays ?? null,
  TypeAdresseID: hasLegalAddress(own) ? null : (defaults?.TypeAdresseID ?? null),
  TypeAdresse: hasLegalAddress(own) ? null : (defaults?.TypeAdresse ?? null),
  Usage: hasLegalAddress(own) ? null : (defaults?.Usage ?? null),
});

/** A blank contact mean: an e-mail address as long as there is none. */
export const newContactMean = (
  own: ContactMean[],
  defaults: Awaited<ReturnType<typeof findContactDefaults>>,
): ContactMeanForm => ({
  MoyenContactID: -1,
  TypeMoyenContactID: hasEmailMean(own) ? null : (defaults?.TypeMoyenContactID ?? null),
  TypeMoyenContact: hasEmailMean(own) ? null : (defaults?.TypeMoyenContact ?? null),
  Usage: hasEmailMean(own) ? null : (defaults?.Usage ?? null),
  MoyenContactValeur: null,
  QualificationMoyenContact: null,
});
