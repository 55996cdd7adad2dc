import { useApi } from 'shared-auth';
import { addresses, student } from 'shared-contract/records/endpoints';

/** The student's identity; null where the file holds none. */
export const useStudent = () => useApi(student);

/** The student's addresses. */
export const useAddresses = () => useApi(addresses);
