import { readReceiptProof } from 'shared-contract/receipts/proof';
import { useParams } from 'shared-router';
import { PageHead } from 'shared-ui';
import { TEXTS } from '../texts';
import { CodeForm } from './code-form';
import { DocumentCheck } from './document-check';
import { ReceiptCheck } from './receipt-check';
import { ATTESTATIONS } from './texts';

/** Verification form of a printed paper: a document by its code, a receipt by its number and code. */
export const AttestationCheck = () => {
  const { code = '' } = useParams();
  const proof = readReceiptProof(code);
  return (
    <>
      <PageHead title={TEXTS.attestation} lead={ATTESTATIONS.lead} />
      {proof ? <ReceiptCheck {...proof} /> : <DocumentCheck code={code} />}
      <CodeForm key={code} code={code} />
    </>
  );
};
