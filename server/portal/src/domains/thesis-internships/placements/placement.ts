import type { PlacementAddress } from 'shared-contract/thesis/thesis';

/** An organisation and its representative as their columns hold them. */
export interface PlacementRow {
  organisation: string | null;
  nomRepresentant: string | null;
  prenomRepresentant: string | null;
  fonctionRepresentant: string | null;
  emailRepresentant: string | null;
  telephoneRepresentant: string | null;
  adresseRepresentant: string | null;
  suiteAdresseRepresentant: string | null;
  codePostalRepresentant: string | null;
  localiteRepresentant: string | null;
  paysRepresentant: string | null;
}

/** The nested object of the contract. */
export const toPlacement = (row: PlacementRow): PlacementAddress => ({
  Organisation: row.organisation,
  NomRepresentant: row.nomRepresentant,
  PrenomRepresentant: row.prenomRepresentant,
  FonctionRepresentant: row.fonctionRepresentant,
  EmailRepresentant: row.emailRepresentant,
  TelephoneRepresentant: row.telephoneRepresentant,
  AdresseRepresentant: row.adresseRepresentant,
  SuiteAdresseRepresentant: row.suiteAdresseRepresentant,
  CodePostalRepresentant: row.codePostalRepresentant,
  LocaliteRepresentant: row.localiteRepresentant,
  PaysRepresentant: row.paysRepresentant,
});

/** A text without the blanks around it; null where nothing is left. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

/** The columns that a write names, blank texts as null; what it does not name stays as it is. */
export const placementColumnsOf = (given: Partial<PlacementAddress>): Partial<PlacementRow> => {
  const columns: [keyof PlacementRow, keyof PlacementAddress][] = [
    ['organisation', 'Organisation'],
    ['nomRepresentant', 'NomRepresentant'],
    ['prenomRepresentant', 'PrenomRepresentant'],
    ['fonctionRepresentant', 'FonctionRepresentant'],
    ['emailRepresentant', 'EmailRepresentant'],
    ['telephoneRepresentant', 'TelephoneRepresentant'],
    ['adresseRepresentant', 'AdresseRepresentant'],
    ['suiteAdresseRepresentant', 'SuiteAdresseRepresentant'],
    ['codePostalRepresentant', 'CodePostalRepresentant'],
    ['localiteRepresentant', 'LocaliteRepresentant'],
    ['paysRepresentant', 'PaysRepresentant'],
  ];
  return Object.fromEntries(
    columns.flatMap(([column, field]) => (field in given ? [[column, trimmed(given[field])]] : [])),
  );
};
