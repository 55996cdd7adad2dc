/** What a transfer by QR code needs; the amount in cents, the IBAN with or without spaces. */
export interface EpcTransfer {
  beneficiary: string;
  iban: string;
  cents: number;
  reference: string;
}

const NAME_MAX = 70;

/**
 * Text of an EPC QR code, version 2 (EPC069-12): UTF-8, no BIC, euros with a point. A Belgian structured
 * communication stands in the free text, since the structured line is for ISO 11649 references.
 */
export const epcPayload = ({ beneficiary, iban, cents, reference }: EpcTransfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    beneficiary.slice(0, NAME_MAX),
    iban.replace(/\s/g, ''),
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    '',
    reference,
  ].join('\n');
