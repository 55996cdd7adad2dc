import { useApi } from 'shared-auth';
import type { SignaturePae } from 'shared-contract/signature/signature';

export const SIGNATURE_CALL = '/extranet/student/SignaturePAE';

/** The list to sign; null once there is nothing left to sign. */
export const useSignature = () => useApi<SignaturePae | null>(SIGNATURE_CALL);
