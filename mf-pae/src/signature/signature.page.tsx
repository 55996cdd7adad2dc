import { useEffect } from 'react';
import { useApi, useRight } from 'shared-auth';
import { useRedirectHome } from 'shared-auth/redirect-home';
import { programmeToSign } from 'shared-contract/signature/endpoints';
import { AsyncState, PageHead } from 'shared-ui';
import { SIGNATURE_TEXTS } from '../texts/signature';
import { UnitLinesSkeleton } from '../unit-lines-skeleton';
import { SignatureSheet } from './signature-sheet';

/** The list to sign; null once there is nothing left to sign. */
export const useSignature = () => useApi(programmeToSign);

const texts = SIGNATURE_TEXTS;

/** Nothing is to be signed any more: the page is denied from now on (S2 §4). */
const NothingToSign = () => {
  const leave = useRedirectHome(programmeToSign.path);
  useEffect(leave, [leave]);
  return null;
};

/** /evenement/signaturePAE: the list, its total, and the signature (S2 §2). */
export default function SignaturePage() {
  const signature = useSignature();
  const maySign = useRight('SignaturePAE', 'Update');
  if (signature.data === null) return <NothingToSign />;
  return (
    <>
      <PageHead title={texts.title} lead={maySign ? texts.lead : texts.viewingLead} />
      <AsyncState query={signature} skeleton={<UnitLinesSkeleton />} isEmpty={() => false}>
        {(list) => list && <SignatureSheet list={list} maySign={maySign} />}
      </AsyncState>
    </>
  );
}
