import { AttestationCheck } from './attestation-check';

/** The verification of a document, for those who are signed in. */
export default function AttestationPage() {
  return <AttestationCheck />;
}
