import { useApi } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { receiptCheck } from 'shared-contract/receipts/endpoints';
import type { ReceiptProof } from 'shared-contract/receipts/proof';
import { CheckResult } from './check-result';
import { ATTESTATIONS } from './texts';

/** Verifies a receipt by its number and code; shows its holder, act and time. */
export const ReceiptCheck = ({ Numero, code }: ReceiptProof) => (
  <CheckResult
    query={useApi(receiptCheck, { Numero, code })}
    unknown={ATTESTATIONS.unknownReceipt}
    confirm={({ Objet, Nom, Numero: number, Domaine, Date: date }) => ({
      verdict: ATTESTATIONS.knownReceipt,
      title: Objet,
      facts: [
        { label: ATTESTATIONS.person, value: Nom },
        { label: ATTESTATIONS.done, value: formatInstant(date) },
        { label: ATTESTATIONS.number, value: number },
        { label: ATTESTATIONS.service, value: Domaine },
      ],
    })}
  />
);
