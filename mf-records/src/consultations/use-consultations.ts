import { useApi } from 'shared-auth';
import { consultations } from 'shared-contract/records/endpoints';

/** Who looked at the file, newest first. */
export const useConsultations = () => useApi(consultations);
