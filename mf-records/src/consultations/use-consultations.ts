import { useApi } from 'shared-auth';
import type { Consultation } from 'shared-contract/records/records';

/** Who looked at the file, newest first. */
export const useConsultations = () => useApi<Consultation[]>('/extranet/student/Consultations');
