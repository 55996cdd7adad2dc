import { useApi } from 'shared-auth';
import type { Address, ContactMean, Student } from 'shared-contract/records/records';

const STUDENT = '/extranet/student';

/** The student's identity; null where the file holds none. */
export const useStudent = () => useApi<Student | null>(`${STUDENT}/Contacts`);

/** The student's addresses. */
export const useAddresses = () => useApi<Address[]>(`${STUDENT}/Contacts01`);

/** The student's contact means. */
export const useContactMeans = () => useApi<ContactMean[]>(`${STUDENT}/Contacts02`);
