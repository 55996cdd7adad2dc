import type { Institution } from 'shared-contract';
import type { Authority } from 'shared-contract/portal/institution';

const BELGIAN: Required<NonNullable<Institution['authorities']>> = {
  privacy: {
    name: 'Autorité de protection des données',
    address: 'rue de la Presse 35, 1000 Bruxelles',
    url: 'https://www.autoriteprotectiondonnees.be',
  },
  accessibility: {
    name: 'Médiateur de la Wallonie et de la Fédération Wallonie-Bruxelles',
    url: 'https://www.le-mediateur.be',
  },
};

/** Whom a person turns to after the school: as the school says, Belgium's where its account is; null elsewhere. */
export const authorityOf = (
  { authorities, iban }: Institution,
  kind: keyof typeof BELGIAN,
): Authority | null => authorities?.[kind] ?? (iban.startsWith('BE') ? BELGIAN[kind] : null);
