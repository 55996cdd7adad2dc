import { useApi } from 'shared-auth';
import { programmeToSign } from 'shared-contract/signature/endpoints';

/** The list to sign; null once there is nothing left to sign. */
export const useSignature = () => useApi(programmeToSign);
