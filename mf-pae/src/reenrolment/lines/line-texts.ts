import type { Address } from 'shared-contract/records/records';

/** An address on one line, as it is read aloud. */
export const addressText = (address: Address): string =>
  [
    address.AdresseLigne1,
    address.AdresseLigne2,
    `${address.AdresseCodePostal} ${address.AdresseLocalite}`,
    address.AdresseEtat,
    address.Pays,
  ]
    .filter((part) => part !== null && part !== '')
    .join(', ');
