import { useApi } from 'shared-auth';
import { calendarSubscription } from 'shared-contract/documents/endpoints';
import { addresses, student } from 'shared-contract/records/endpoints';

/** The student's identity; null where the file holds none. */
export const useStudent = () => useApi(student);

/** The student's addresses. */
export const useAddresses = () => useApi(addresses);

/** Since when calendar programs may subscribe to the student's dates; null asks nothing, for who looks at her. */
export const useSubscription = (isViewing: boolean) => useApi(isViewing ? null : calendarSubscription);
